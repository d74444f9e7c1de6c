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
    <name>Bole::DifferencePanel</name>
    <message numerus="yes">
        <source>The new reading differs in %n value(s). What somebody confirmed or corrected stays as it is.</source>
        <translation>
            <numerusform>The new reading differs in %n value. What somebody confirmed or corrected stays as it is.</numerusform>
            <numerusform>The new reading differs in %n values. What somebody confirmed or corrected stays as it is.</numerusform>
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
    <name>Bole::ExportDialog</name>
    <message numerus="yes">
        <source>%n row(s) written to %1.</source>
        <translation>
            <numerusform>%n row written to %1.</numerusform>
            <numerusform>%n rows written to %1.</numerusform>
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
    <name>Bole::OthersView</name>
    <message numerus="yes">
        <source>%n review(s), mean %1, spread %2.</source>
        <translation>
            <numerusform>%n review, mean %1, spread %2.</numerusform>
            <numerusform>%n reviews, mean %1, spread %2.</numerusform>
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
    <name>Bole::ReviewPane</name>
    <message numerus="yes">
        <source>%n score(s) to go</source>
        <translation>
            <numerusform>%n score to go</numerusform>
            <numerusform>%n scores to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::SeasonKeeper</name>
    <message numerus="yes">
        <source>Bole, or this machine, stopped while the season was open. The file has been looked through and is sound; everything that had been saved is there, with %n applicant(s).</source>
        <translation>
            <numerusform>Bole, or this machine, stopped while the season was open. The file has been looked through and is sound; everything that had been saved is there, with %n applicant.</numerusform>
            <numerusform>Bole, or this machine, stopped while the season was open. The file has been looked through and is sound; everything that had been saved is there, with %n applicants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n review(s) could not be saved yet.</source>
        <translation>
            <numerusform>%n review could not be saved yet.</numerusform>
            <numerusform>%n reviews could not be saved yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ShortlistDesk</name>
    <message numerus="yes">
        <source>The decision holds for %n applicant(s). One undo takes it back.</source>
        <translation>
            <numerusform>The decision holds for %n applicant. One undo takes it back.</numerusform>
            <numerusform>The decision holds for %n applicants. One undo takes it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::ShortlistView</name>
    <message numerus="yes">
        <source>%n review(s) of others count for you once you have submitted your own.</source>
        <translation>
            <numerusform>%n review of others counts for you once you have submitted your own.</numerusform>
            <numerusform>%n reviews of others count for you once you have submitted your own.</numerusform>
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
        <source>⚠ %n review(s) not saved yet: Bole keeps trying</source>
        <translation>
            <numerusform>⚠ %n review not saved yet: Bole keeps trying</numerusform>
            <numerusform>⚠ %n reviews not saved yet: Bole keeps trying</numerusform>
        </translation>
    </message>
</context>
</TS>
