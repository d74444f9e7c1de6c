<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Bole::ApplicantsPane</name>
        <message numerus="yes">
            <source>%n applicant(s)</source>
            <translation>
                <numerusform>%n applicant</numerusform>
                <numerusform>%n applicants</numerusform>
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
    </context>
</TS>
