# SPDX-License-Identifier: GPL-3.0-or-later
"""Forms as offices hand them out: a table whose cells are labels and values by turns, as a flat OpenDocument spreadsheet."""
from xml.sax.saxutils import escape

SPACES = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{urn}:1.0"' for name, urn in (
    ("office", "office"), ("style", "style"), ("text", "text"), ("table", "table"), ("fo", "xsl-fo-compatible")))
WIDTHS = (4.7, 5.2, 3.6, 3.9)  # of the four columns, in centimetres

WORDS = {
    "zh": dict(name="姓名", email="邮箱", phone="联系电话", gender="性别", birth="出生年月", ethnicity="民族", home="籍贯", party="政治面貌",
               number="学号", study=("起止时间", "学校", "专业", "学历"), job=("起止时间", "单位", "", "职务"), project=("起止时间", "项目名称")),
    "en": dict(name="Name", email="E-mail", phone="Phone", gender="Gender", birth="Date of birth", ethnicity="Ethnicity", home="Hometown",
               party="Nationality", number="Student ID", study=("Period", "Institution", "Field", "Degree"),
               job=("Period", "Organisation", "", "Position"), project=("Period", "Title")),
}


def lines_of(text, centimetres):
    """How many lines a text of ten points takes, rather too many than too few."""
    return 1 + int(sum(0.37 if ord(c) > 255 else 0.22 for c in text) / (centimetres - 0.3))


class Form:
    """Ruled or not; with a row of column names over each list or without."""

    def __init__(self, person, choices):
        self.p, self.c, self.words = person, choices, WORDS["zh" if person.zh else "en"]
        self.rows = []

    def row(self, *cells, bold=False):
        """Cells with the number of columns each takes; they fill the four columns. The row is as tall as its fullest cell."""
        self.rows.append((cells, bold, max(lines_of(text, sum(WIDTHS[:span])) for text, span in cells)))

    def pairs(self, *pairs):
        for i in range(0, len(pairs), 2):
            cells = [x for label, value in pairs[i:i + 2] for x in ((label, 1), (value, 1))]
            self.row(*cells, *([("", 2)] if len(cells) == 2 else []))

    def set(self):
        p, w = self.p, self.words
        if self.c["person"] == "none":
            self.row((p.name, 4), bold=True)
            self.row((w["phone"], 1), (p.phone, 3))
            self.row((w["email"], 1), (p.email, 3))
        else:
            self.pairs((w["name"], p.name), (w["gender"], p.personal["gender"]), (w["birth"], p.personal["born"]),
                       *(((w["ethnicity"], p.personal["ethnicity"]), (w["party"], p.personal["party"])) if p.zh else ()),
                       (w["home"], p.personal["home"]), (w["number"], p.personal["number"]), (w["phone"], p.phone))
            self.row((w["email"], 1), (p.email, 3))
        self.section("education", w["study"], [(e["period"]["text"], e["institution"], e["field"], e["degree"]) for e in p.education])
        self.section("work", w["job"], [(j["period"]["text"], j["organization"], None, j["role"]) for j in p.jobs])
        self.section("projects", w["project"], [(t["period"]["text"], t["title"]) for t in p.projects])
        self.lines("publications", [f"{(', ' if not p.zh else '，').join(t['authors'])}. {t['title']}. {t['venue']}, {t['year']}." for t in p.papers])
        self.lines("awards", [f"{a['title']}, {a['year']}" for a in p.awards])
        self.lines("skills", [("、" if p.zh else ", ").join(p.skills)])
        return self.document()

    def section(self, kind, names, entries):
        self.row((self.p.heads[kind], 4), bold=True)
        if self.c["heads"] == "named":
            self.spread(names)
        for entry in entries:
            self.spread(entry)

    def spread(self, cells):
        """Two, three or four cells over the four columns."""
        cells = [c for c in cells if c not in (None, "")]
        spans = {2: (1, 3), 3: (1, 2, 1), 4: (1, 1, 1, 1)}[len(cells)]
        self.row(*zip(cells, spans))

    def lines(self, kind, lines):
        self.row((self.p.heads[kind], 4), bold=True)
        for line in lines:
            self.row((line, 4))

    def document(self):
        border = 'fo:border="0.5pt solid #000000"' if self.c["ruled"] else ""
        cell = lambda name, weight: (f'<style:style style:name="{name}" style:family="table-cell"><style:table-cell-properties {border} '
                                     f'fo:wrap-option="wrap" style:vertical-align="middle" fo:padding="0.05cm"/><style:text-properties '
                                     f'fo:font-weight="{weight}" style:font-weight-asian="{weight}" fo:font-size="10pt"/></style:style>')
        columns = "".join(f'<style:style style:name="w{i}" style:family="table-column"><style:table-column-properties '
                          f'style:column-width="{w}cm"/></style:style>' for i, w in enumerate(WIDTHS))
        rows = "".join(f'<style:style style:name="r{n}" style:family="table-row"><style:table-row-properties '
                       f'style:row-height="{0.5 * n:.2f}cm" style:use-optimal-row-height="false"/></style:style>' for n in range(1, 5))
        page = ('<style:page-layout style:name="p"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="1.6cm"/>'
                '</style:page-layout>')
        body = "".join(self.row_xml(*row) for row in self.rows)
        return (f'<?xml version="1.0" encoding="UTF-8"?><office:document {SPACES} office:version="1.2" '
                'office:mimetype="application/vnd.oasis.opendocument.spreadsheet">'
                f'<office:automatic-styles>{columns}{rows}{cell("plain", "normal")}{cell("bold", "bold")}{page}'
                '<style:style style:name="t" style:family="table" style:master-page-name="m"/></office:automatic-styles>'
                '<office:master-styles><style:master-page style:name="m" style:page-layout-name="p"><style:header style:display="false"/>'
                '<style:footer style:display="false"/></style:master-page></office:master-styles><office:body><office:spreadsheet>'
                '<table:table table:name="CV" table:style-name="t">'
                + "".join(f'<table:table-column table:style-name="w{i}"/>' for i in range(4)) + body +
                '</table:table></office:spreadsheet></office:body></office:document>')

    @staticmethod
    def row_xml(cells, bold, tall):
        xml = f'<table:table-row table:style-name="r{min(tall, 4)}">'
        for text, span in cells:
            xml += (f'<table:table-cell table:style-name="{"bold" if bold else "plain"}" office:value-type="string" '
                    f'table:number-columns-spanned="{span}"><text:p>{escape(text)}</text:p></table:table-cell>')
            xml += "<table:covered-table-cell/>" * (span - 1)
        return xml + "</table:table-row>"
