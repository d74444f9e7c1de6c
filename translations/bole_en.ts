<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bole::ApplicantsPane</name>
    <message numerus="yes">
        <source>%n applicant(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bole::FormDelegate</name>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
