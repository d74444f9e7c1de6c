<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bole::ApplicantDelegate</name>
    <message numerus="yes">
        <source>%n value(s) to look at</source>
        <translation>
            <numerusform>%n value to look at</numerusform>
            <numerusform>%n values to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ApplicantPicker</name>
    <message numerus="yes">
        <source>At most %n can be chosen.</source>
        <translation>
            <numerusform>At most %n can be chosen.</numerusform>
            <numerusform>At most %n can be chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ApplicantsPane</name>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>%n applicant</numerusform>
            <numerusform>%n applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be compared at once.</source>
        <translation>
            <numerusform>At most %n can be compared at once.</numerusform>
            <numerusform>At most %n can be compared at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to compare</source>
        <translation>
            <numerusform>%n to compare</numerusform>
            <numerusform>%n to compare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::AssignmentDialog</name>
    <message numerus="yes">
        <source>%1 reads %n applicant(s)</source>
        <translation>
            <numerusform>%1 reads %n applicant</numerusform>
            <numerusform>%1 reads %n applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reading(s) assigned.</source>
        <translation>
            <numerusform>%n reading assigned.</numerusform>
            <numerusform>%n readings assigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) have fewer readers than wanted.</source>
        <translation>
            <numerusform>%n applicant has fewer readers than wanted.</numerusform>
            <numerusform>%n applicants have fewer readers than wanted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::Commands</name>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n publication(s)</source>
        <translation>
            <numerusform>%n publication</numerusform>
            <numerusform>%n publications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patent(s)</source>
        <translation>
            <numerusform>%n patent</numerusform>
            <numerusform>%n patents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n project(s)</source>
        <translation>
            <numerusform>%n project</numerusform>
            <numerusform>%n projects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n award(s)</source>
        <translation>
            <numerusform>%n award</numerusform>
            <numerusform>%n awards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of skills</source>
        <translation>
            <numerusform>%n group of skills</numerusform>
            <numerusform>%n groups of skills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n backups were changed with it.</source>
        <translation>
            <numerusform>%n backup was changed with it.</numerusform>
            <numerusform>%n backups were changed with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::CompareView</name>
    <message numerus="yes">
        <source>%1 (%n equal row(s) folded away)</source>
        <comment>a group of rows</comment>
        <translation>
            <numerusform>%1 (%n equal row folded away)</numerusform>
            <numerusform>%1 (%n equal rows folded away)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n can be chosen.</source>
        <translation>
            <numerusform>At most %n can be chosen.</numerusform>
            <numerusform>At most %n can be chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::CriterionForm</name>
    <message numerus="yes">
        <source>There are at most %n level(s).</source>
        <translation>
            <numerusform>There is at most %n level.</numerusform>
            <numerusform>There are at most %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n level(s).</source>
        <translation>
            <numerusform>There is at least %n level.</numerusform>
            <numerusform>There are at least %n levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::DecideDialog</name>
    <message numerus="yes">
        <source>%n applicant(s) have another decision and keep it unless ticked.</source>
        <translation>
            <numerusform>%n applicant has another decision and keeps it unless ticked.</numerusform>
            <numerusform>%n applicants have another decision and keep it unless ticked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide for %n Applicant(s)</source>
        <translation>
            <numerusform>Decide for %n Applicant</numerusform>
            <numerusform>Decide for %n Applicants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::DifferencePanel</name>
    <message numerus="yes">
        <source>The new reading differs in %n value(s). What somebody confirmed or corrected stays as it is.</source>
        <translation>
            <numerusform>The new reading differs in %n value. What somebody confirmed or corrected stays as it is.</numerusform>
            <numerusform>The new reading differs in %n values. What somebody confirmed or corrected stays as it is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept %n Selected</source>
        <translation>
            <numerusform>Accept %n Selected</numerusform>
            <numerusform>Accept %n Selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::DocumentBar</name>
    <message numerus="yes">
        <source>Of %n page(s)</source>
        <translation>
            <numerusform>Of %n page</numerusform>
            <numerusform>Of %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::DocumentWords</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::EditTitle</name>
    <message numerus="yes">
        <source>Confirm %n value(s) of %1</source>
        <translation>
            <numerusform>Confirm %n value of %1</numerusform>
            <numerusform>Confirm %n values of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::EditWords</name>
    <message numerus="yes">
        <source>%1 (%n applicant(s))</source>
        <comment>an edit, and of how many</comment>
        <translation>
            <numerusform>%1 (%n applicant)</numerusform>
            <numerusform>%1 (%n applicants)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ExchangeActions</name>
    <message numerus="yes">
        <source>%n package(s) brought in.</source>
        <translation>
            <numerusform>%n package brought in.</numerusform>
            <numerusform>%n packages brought in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s) wait for a decision: File → Committee, Conflicts.</source>
        <translation>
            <numerusform>%n conflict waits for a decision: File → Committee, Conflicts.</numerusform>
            <numerusform>%n conflicts wait for a decision: File → Committee, Conflicts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ExportDialog</name>
    <message numerus="yes">
        <source>%n row(s) written to %1.</source>
        <translation>
            <numerusform>%n row written to %1.</numerusform>
            <numerusform>%n rows written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heading(s) of the template stay empty.</source>
        <translation>
            <numerusform>%n heading of the template stays empty.</numerusform>
            <numerusform>%n headings of the template stay empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ExportScope</name>
    <message numerus="yes">
        <source>All %n list(s), one after the other</source>
        <translation>
            <numerusform>All %n list, one after the other</numerusform>
            <numerusform>All %n lists, one after the other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n chosen applicant(s)</source>
        <translation>
            <numerusform>The chosen applicant</numerusform>
            <numerusform>The %n chosen applicants</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::FieldsPane</name>
    <message numerus="yes">
        <source>%n value(s) to look at</source>
        <translation>
            <numerusform>%n value to look at</numerusform>
            <numerusform>%n values to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of %1 confirmed</source>
        <translation>
            <numerusform>%n value of %1 confirmed</numerusform>
            <numerusform>%n values of %1 confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken from the newer reading</source>
        <translation>
            <numerusform>%n value taken from the newer reading</numerusform>
            <numerusform>%n values taken from the newer reading</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::FilterPanel</name>
    <message numerus="yes">
        <source>△ %n of those shown: nobody has checked yet what is compared here.</source>
        <translation>
            <numerusform>△ %n of those shown: nobody has checked yet what is compared here.</numerusform>
            <numerusform>△ %n of those shown: nobody has checked yet what is compared here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::FormDelegate</name>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n to look at</numerusform>
            <numerusform>%n to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as first author</source>
        <translation>
            <numerusform>%n as first author</numerusform>
            <numerusform>%n as first author</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in CCF-A</source>
        <translation>
            <numerusform>%n in CCF-A</numerusform>
            <numerusform>%n in CCF-A</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::GpaCondition</name>
    <message numerus="yes">
        <source>%n on other scales, not compared.</source>
        <translation>
            <numerusform>%n on other scales, not compared.</numerusform>
            <numerusform>%n on other scales, not compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with no scale printed, not compared.</source>
        <translation>
            <numerusform>%n with no scale printed, not compared.</numerusform>
            <numerusform>%n with no scale printed, not compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a GPA.</source>
        <translation>
            <numerusform>%n without a GPA.</numerusform>
            <numerusform>%n without a GPA.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>△ %n of those shown: nobody has checked the GPA yet.</source>
        <translation>
            <numerusform>△ %n of those shown: nobody has checked the GPA yet.</numerusform>
            <numerusform>△ %n of those shown: nobody has checked the GPA yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::HubActions</name>
    <message numerus="yes">
        <source>%n conflict(s) wait for a decision: File → Committee, Conflicts.</source>
        <translation>
            <numerusform>%n conflict waits for a decision: File → Committee, Conflicts.</numerusform>
            <numerusform>%n conflicts wait for a decision: File → Committee, Conflicts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::LineCheckDialog</name>
    <message numerus="yes">
        <source>Line %1 of %2, page %3; %n to look at</source>
        <translation>
            <numerusform>Line %1 of %2, page %3; %n to look at</numerusform>
            <numerusform>Line %1 of %2, page %3; %n to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ListsDialog</name>
    <message numerus="yes">
        <source>%n line(s) of lists were read.</source>
        <translation>
            <numerusform>%n line of lists was read.</numerusform>
            <numerusform>%n lines of lists were read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::MergeDialog</name>
    <message numerus="yes">
        <source>%n document(s) of %1 go to %2.</source>
        <translation>
            <numerusform>%n document of %1 goes to %2.</numerusform>
            <numerusform>%n documents of %1 go to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) of %1 go over as well.</source>
        <translation>
            <numerusform>%n review of %1 goes over as well.</numerusform>
            <numerusform>%n reviews of %1 go over as well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::NumbersDialog</name>
    <message numerus="yes">
        <source>%n line(s) could not be placed.</source>
        <translation>
            <numerusform>%n line could not be placed.</numerusform>
            <numerusform>%n lines could not be placed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::OthersView</name>
    <message numerus="yes">
        <source>%n review(s), mean %1, spread %2.</source>
        <translation>
            <numerusform>%n review, mean %1, spread %2.</numerusform>
            <numerusform>%n reviews, mean %1, spread %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s), given under a version of the rubric that can&apos;t be compared.</source>
        <translation>
            <numerusform>%n review, given under a version of the rubric that can&apos;t be compared.</numerusform>
            <numerusform>%n reviews, given under a version of the rubric that can&apos;t be compared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::OwnFieldsDialog</name>
    <message numerus="yes">
        <source>%n applicant(s) have a value in it. Undo brings the field and its values back.</source>
        <translation>
            <numerusform>%n applicant has a value in it. Undo brings the field and its value back.</numerusform>
            <numerusform>%n applicants have a value in it. Undo brings the field and its values back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::PanelDialog</name>
    <message numerus="yes">
        <source>Without %n score(s) that are hidden from you until your own row is submitted.</source>
        <translation>
            <numerusform>Without %n score that is hidden from you until your own row is submitted.</numerusform>
            <numerusform>Without %n scores that are hidden from you until your own row is submitted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::PeopleActions</name>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>%n applicant</numerusform>
            <numerusform>%n applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n applicant(s) who were not admitted, for good?</source>
        <translation>
            <numerusform>Remove %n applicant who was not admitted, for good?</numerusform>
            <numerusform>Remove %n applicants who were not admitted, for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::PlanPage</name>
    <message numerus="yes">
        <source>%n file(s) to read; new people: %1. Drag a file to whom it belongs, or cut it (Ctrl+X) and paste it there (Ctrl+V).</source>
        <translation>
            <numerusform>%n file to read; new people: %1. Drag a file to whom it belongs, or cut it (Ctrl+X) and paste it there (Ctrl+V).</numerusform>
            <numerusform>%n files to read; new people: %1. Drag a file to whom it belongs, or cut it (Ctrl+X) and paste it there (Ctrl+V).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ProgressDialog</name>
    <message numerus="yes">
        <source>%n applicant(s) have two reviews or more.</source>
        <translation>
            <numerusform>%n applicant has two reviews or more.</numerusform>
            <numerusform>%n applicants have two reviews or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ProtectDialog</name>
    <message numerus="yes">
        <source>At least %n characters: a sentence that you remember is best.</source>
        <translation>
            <numerusform>At least %n character: a sentence that you remember is best.</numerusform>
            <numerusform>At least %n characters: a sentence that you remember is best.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::QueueBar</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::QuotasDialog</name>
    <message numerus="yes">
        <source>%n place(s) in all</source>
        <translation>
            <numerusform>%n place in all</numerusform>
            <numerusform>%n places in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ReadingPanel</name>
    <message numerus="yes">
        <source>A newer reading differs in %n value(s)</source>
        <translation>
            <numerusform>A newer reading differs in %n value</numerusform>
            <numerusform>A newer reading differs in %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ReviewPane</name>
    <message numerus="yes">
        <source>%n score(s) to go</source>
        <translation>
            <numerusform>%n score to go</numerusform>
            <numerusform>%n scores to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ScoreTableDialog</name>
    <message numerus="yes">
        <source>Submit %n Complete Review(s)</source>
        <translation>
            <numerusform>Submit %n Complete Review</numerusform>
            <numerusform>Submit %n Complete Reviews</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::SeasonKeeper</name>
    <message numerus="yes">
        <source>%n change(s) could not be saved yet.</source>
        <translation>
            <numerusform>%n change could not be saved yet.</numerusform>
            <numerusform>%n changes could not be saved yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::SeasonProtection</name>
    <message numerus="yes">
        <source>The same was done with %n backup(s) next to it.</source>
        <translation>
            <numerusform>The same was done with %n backup next to it.</numerusform>
            <numerusform>The same was done with %n backups next to it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::SetupPage</name>
    <message numerus="yes">
        <source>%n applicant(s) are in the season. More can be added at any time.</source>
        <translation>
            <numerusform>%n applicant is in the season. More can be added at any time.</numerusform>
            <numerusform>%n applicants are in the season. More can be added at any time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n criteria)</source>
        <comment>a rubric</comment>
        <translation>
            <numerusform>%1 (%n criterion)</numerusform>
            <numerusform>%1 (%n criteria)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ShareDialog</name>
    <message numerus="yes">
        <source>At least %n character(s). Tell it to them by another way than the file takes.</source>
        <translation>
            <numerusform>At least %n character. Tell it to them by another way than the file takes.</numerusform>
            <numerusform>At least %n characters. Tell it to them by another way than the file takes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ShortlistController</name>
    <message numerus="yes">
        <source>Why does the committee reject %n applicant(s)?</source>
        <translation>
            <numerusform>Why does the committee reject this applicant?</numerusform>
            <numerusform>Why does the committee reject these %n applicants?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) on this list got their place by hand. What shall become of it?</source>
        <translation>
            <numerusform>%n applicant on this list got their place by hand. What shall become of it?</numerusform>
            <numerusform>%n applicants on this list got their places by hand. What shall become of them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n planned move(s)?</source>
        <translation>
            <numerusform>Apply %n planned move?</numerusform>
            <numerusform>Apply %n planned moves?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) moved to another stage.</source>
        <translation>
            <numerusform>%n applicant moved to another stage.</numerusform>
            <numerusform>%n applicants moved to another stage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ShortlistView</name>
    <message numerus="yes">
        <source>The committee&apos;s decision was set for %n applicant(s).</source>
        <translation>
            <numerusform>The committee&apos;s decision was set for %n applicant.</numerusform>
            <numerusform>The committee&apos;s decision was set for %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scores of %n applicant(s) are still hidden from you.</source>
        <translation>
            <numerusform>The scores of %n applicant are still hidden from you.</numerusform>
            <numerusform>The scores of %n applicants are still hidden from you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) were put on the list or taken off it.</source>
        <translation>
            <numerusform>%n applicant was put on the list or taken off it.</numerusform>
            <numerusform>%n applicants were put on the list or taken off it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) stand in another place.</source>
        <translation>
            <numerusform>%n applicant stands in another place.</numerusform>
            <numerusform>%n applicants stand in another place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The reason differs for %n applicant(s).</source>
        <translation>
            <numerusform>The reason differs for %n applicant.</numerusform>
            <numerusform>The reason differs for %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Since it was sealed, the committee has decided otherwise about %n applicant(s); the list shows what was sealed.</source>
        <translation>
            <numerusform>Since it was sealed, the committee has decided otherwise about %n applicant; the list shows what was sealed.</numerusform>
            <numerusform>Since it was sealed, the committee has decided otherwise about %n applicants; the list shows what was sealed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the rule of this list: %1. Without %n review(s) that are hidden from you.</source>
        <translation>
            <numerusform>By the rule of this list: %1. Without %n review that is hidden from you.</numerusform>
            <numerusform>By the rule of this list: %1. Without %n reviews that are hidden from you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scores shown are without %n review(s) of others, which you see once you have submitted your own.</source>
        <translation>
            <numerusform>The scores shown are without %n review of others, which you see once you have submitted your own.</numerusform>
            <numerusform>The scores shown are without %n reviews of others, which you see once you have submitted your own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Committee&apos;s decision: %1 for %n applicant(s).</source>
        <translation>
            <numerusform>Committee&apos;s decision: %1 for %n applicant.</numerusform>
            <numerusform>Committee&apos;s decision: %1 for %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked yet</source>
        <translation>
            <numerusform>%n not checked yet</numerusform>
            <numerusform>%n not checked yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined; the next on the list moved up. Decide for All shows what that changes.</source>
        <translation>
            <numerusform>%n declined; the next on the list moved up. Decide for All shows what that changes.</numerusform>
            <numerusform>%n declined; the next on the list moved up. Decide for All shows what that changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to another stage are planned. Nothing happens until they are applied.</source>
        <translation>
            <numerusform>%n move to another stage are planned. Nothing happens until it is applied.</numerusform>
            <numerusform>%n moves to another stage are planned. Nothing happens until they are applied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n Move(s)…</source>
        <translation>
            <numerusform>Apply %n Move…</numerusform>
            <numerusform>Apply %n Moves…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are ruled out by the formula and take no place; the score&apos;s hint says why.</source>
        <translation>
            <numerusform>%n is ruled out by the formula and takes no place; the score&apos;s hint says why.</numerusform>
            <numerusform>%n are ruled out by the formula and take no place; the score&apos;s hint says why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n over the quota, because they share the last place; move one down by hand, or raise the quota.</source>
        <translation>
            <numerusform>%n over the quota, because they share the last place; move one down by hand, or raise the quota.</numerusform>
            <numerusform>%n over the quota, because they share the last place; move one down by hand, or raise the quota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no total yet and take no place until they do.</source>
        <translation>
            <numerusform>%n has no total yet and takes no place until then.</numerusform>
            <numerusform>%n have no total yet and take no place until they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n nobody can tell yet whether a line rules them out, for want of a number; the score&apos;s hint says which.</source>
        <translation>
            <numerusform>Of %n nobody can tell yet whether a line rules them out, for want of a number; the score&apos;s hint says which.</numerusform>
            <numerusform>Of %n nobody can tell yet whether a line rules them out, for want of a number; the scores&apos; hints say which.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::StatisticsView</name>
    <message numerus="yes">
        <source>%n submitted review(s)</source>
        <translation>
            <numerusform>%n submitted review</numerusform>
            <numerusform>%n submitted reviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agreement between reviewers: alpha %1, from %n applicant(s) with two reviews or more</source>
        <translation>
            <numerusform>Agreement between reviewers: alpha %1, from %n applicant with two reviews or more</numerusform>
            <numerusform>Agreement between reviewers: alpha %1, from %n applicants with two reviews or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) are left out because you have not submitted yours.</source>
        <translation>
            <numerusform>%n review is left out because you have not submitted yours.</numerusform>
            <numerusform>%n reviews are left out because you have not submitted yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) are left out because they were given under a version of the rubric that can&apos;t be compared.</source>
        <translation>
            <numerusform>%n review is left out because it was given under a version of the rubric that can&apos;t be compared.</numerusform>
            <numerusform>%n reviews are left out because they were given under a version of the rubric that can&apos;t be compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) were given under other words for the same levels.</source>
        <translation>
            <numerusform>%n review was given under other words for the same levels.</numerusform>
            <numerusform>%n reviews were given under other words for the same levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n total(s)</source>
        <translation>
            <numerusform>Mean of %n total</numerusform>
            <numerusform>Mean of %n totals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them by a school that nobody has checked yet</source>
        <translation>
            <numerusform>%n of them by a school that nobody has checked yet</numerusform>
            <numerusform>%n of them by a school that nobody has checked yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::StatusLine</name>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>%n applicant</numerusform>
            <numerusform>%n applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n applicant(s)</source>
        <translation>
            <numerusform>%1 of %n applicant</numerusform>
            <numerusform>%1 of %n applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n change(s) not saved yet: Bole keeps trying</source>
        <translation>
            <numerusform>⚠ %n change not saved yet: Bole keeps trying</numerusform>
            <numerusform>⚠ %n changes not saved yet: Bole keeps trying</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n line(s) of your own tables cannot be used</source>
        <translation>
            <numerusform>⚠ %n line of your own tables cannot be used</numerusform>
            <numerusform>⚠ %n lines of your own tables cannot be used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::TableActions</name>
    <message numerus="yes">
        <source>#%1 for %n applicant(s).</source>
        <translation>
            <numerusform>#%1 for %n applicant.</numerusform>
            <numerusform>#%1 for %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>#%1 taken from %n applicant(s).</source>
        <translation>
            <numerusform>#%1 taken from %n applicant.</numerusform>
            <numerusform>#%1 taken from %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned: %n applicant(s).</source>
        <translation>
            <numerusform>Assigned: %n applicant.</numerusform>
            <numerusform>Assigned: %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned: %n applicant(s).</source>
        <translation>
            <numerusform>Unassigned: %n applicant.</numerusform>
            <numerusform>Unassigned: %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Why do you recommend to reject %n applicant(s)?</source>
        <translation>
            <numerusform>Why do you recommend to reject %n applicant?</numerusform>
            <numerusform>Why do you recommend to reject %n applicants?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You recommend for %n applicant(s): %1.</source>
        <translation>
            <numerusform>You recommend for %n applicant: %1.</numerusform>
            <numerusform>You recommend for %n applicants: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The committee decided about %n applicant(s).</source>
        <translation>
            <numerusform>The committee decided about %n applicant.</numerusform>
            <numerusform>The committee decided about %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s) are on the list “%1”.</source>
        <translation>
            <numerusform>%n applicant is on the list “%1”.</numerusform>
            <numerusform>%n applicants are on the list “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Filled in for %n applicant(s).</source>
        <translation>
            <numerusform>Filled in for %n applicant.</numerusform>
            <numerusform>Filled in for %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decide about %n applicant(s)</source>
        <translation>
            <numerusform>Decide about %n applicant</numerusform>
            <numerusform>Decide about %n applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n whose review is closed; take it back to change it.</source>
        <translation>
            <numerusform>Left out: %n whose review is closed; take it back to change it.</numerusform>
            <numerusform>Left out: %n whose reviews are closed; take them back to change them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::TablePane</name>
    <message numerus="yes">
        <source>At most %n can be compared at once.</source>
        <translation>
            <numerusform>At most %n can be compared at once.</numerusform>
            <numerusform>At most %n can be compared at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation>
            <numerusform>%n applicant</numerusform>
            <numerusform>%n applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::UnsureNames</name>
    <message numerus="yes">
        <source>Before blind reading begins, somebody must look at the names of %n applicant(s): they were not found or are not certain. Until a name is confirmed or corrected, blind readers do not see the head of the document.</source>
        <translation>
            <numerusform>Before blind reading begins, somebody must look at the name of %n applicant: it was not found or is not certain. Until it is confirmed or corrected, blind readers do not see the head of the document.</numerusform>
            <numerusform>Before blind reading begins, somebody must look at the names of %n applicants: they were not found or are not certain. Until a name is confirmed or corrected, blind readers do not see the head of the document.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::hubWords</name>
    <message numerus="yes">
        <source>%1, %n to send</source>
        <translation>
            <numerusform>%1, %n to send</numerusform>
            <numerusform>%1, %n to send</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n not accepted</source>
        <translation>
            <numerusform>⚠ %n not accepted</numerusform>
            <numerusform>⚠ %n not accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>↑ %n to send</source>
        <translation>
            <numerusform>↑ %n to send</numerusform>
            <numerusform>↑ %n to send</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::packageText</name>
    <message numerus="yes">
        <source>%n new applicant(s)</source>
        <translation>
            <numerusform>%n new applicant</numerusform>
            <numerusform>%n new applicants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new or changed review(s)</source>
        <translation>
            <numerusform>%n new or changed review</numerusform>
            <numerusform>%n new or changed reviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are new</source>
        <translation>
            <numerusform>%n thing is new</numerusform>
            <numerusform>%n things are new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) change</source>
        <translation>
            <numerusform>%n thing changes</numerusform>
            <numerusform>%n things change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are here already</source>
        <translation>
            <numerusform>%n thing is here already</numerusform>
            <numerusform>%n things are here already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) were also changed here: you decide later which holds</source>
        <translation>
            <numerusform>%n thing was also changed here: you decide later which holds</numerusform>
            <numerusform>%n things were also changed here: you decide later which holds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are about somebody who is not in this file: they wait</source>
        <translation>
            <numerusform>%n thing is about somebody who is not in this file: it waits</numerusform>
            <numerusform>%n things are about somebody who is not in this file: they wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) are not the sender&apos;s to write: they are left out</source>
        <translation>
            <numerusform>%n thing is not the sender&apos;s to write: it is left out</numerusform>
            <numerusform>%n things are not the sender&apos;s to write: they are left out</numerusform>
        </translation>
    </message>
</context>
</TS>
