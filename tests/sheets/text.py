# SPDX-License-Identifier: GPL-3.0-or-later
"""CVs as a word processor has them: tab stops, tables without rules, text boxes and tinted headings, as flat OpenDocument text."""
from xml.sax.saxutils import escape

SPACES = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{urn}:1.0"' for name, urn in (
    ("office", "office"), ("style", "style"), ("text", "text"), ("table", "table"), ("fo", "xsl-fo-compatible"), ("draw", "drawing"),
    ("svg", "svg-compatible")))
HEADS = {"bold": ('fo:font-weight="bold" style:font-weight-asian="bold" fo:font-size="13pt" style:font-size-asian="13pt"', ""),
         "capitals": ('fo:font-weight="bold" fo:text-transform="uppercase" fo:font-size="11pt"', ""),
         "large": ('fo:font-size="16pt" style:font-size-asian="16pt" fo:color="#224466"', ""),
         "ruled": ('fo:font-weight="bold" style:font-weight-asian="bold" fo:font-size="12pt" style:font-size-asian="12pt"', 'fo:border-bottom="0.7pt solid #000000"'),
         "bar": ('fo:font-weight="bold" style:font-weight-asian="bold" fo:font-size="12pt" style:font-size-asian="12pt"', 'fo:background-color="#c9d7e8"'),
         "boxed": ('fo:font-weight="bold" style:font-weight-asian="bold"', 'fo:border="0.7pt solid #000000" fo:text-align="center"')}
WIDE = 17.4  # centimetres between the margins


class TextDocument:
    def __init__(self, content, choices):
        self.c, self.content, self.p, self.r = choices, content, content.p, content.r
        self.room = WIDE

    def set(self):
        way = self.c.get("columns", "one")
        boxed = way in ("left-bar", "right-bar")
        side, main = self.content.side() if boxed else ([], self.content.sections)
        head = self.paragraph(self.p.name, "name") + self.paragraph(self.r.choice([" | ", "    ", " · "]).join(self.content.contact()), "centre")
        self.room = 12.2 if boxed else WIDE
        wide = "".join(map(self.section, main))
        if not boxed:
            return self.document(head + wide)
        self.room, was = 4.6, self.c
        self.c = was | {"dates": "inline"}
        narrow = "".join(map(self.section, side))
        cells = [("narrow", narrow), ("wide", wide)] if way == "left-bar" else [("wide", wide), ("narrow", narrow)]
        return self.document(head + '<table:table table:style-name="t">' + "".join(f'<table:table-column table:style-name="{n}"/>' for n, _ in cells) +
                             "<table:table-row>" + "".join(f'<table:table-cell table:style-name="open">{x}</table:table-cell>' for _, x in cells) +
                             "</table:table-row></table:table>")

    def paragraph(self, text, style):
        return f'<text:p text:style-name="{style}">{escape(text)}</text:p>'.replace("\t", "<text:tab/>").replace("  ", ' <text:s/>')

    def section(self, s):
        if self.c.get("columns") == "boxes":
            head = (f'<text:p text:style-name="plain"><draw:frame draw:style-name="f" text:anchor-type="as-char" svg:width="4.2cm" svg:height="0.7cm">'
                    f'<draw:text-box>{self.paragraph(s.title, "head")}</draw:text-box></draw:frame></text:p>')
        else:
            head = self.paragraph(s.title, "head")
        if self.c.get("columns") == "ruled-table" and s.entries and s.entries[0].date:
            return head + self.table(s.entries)
        lines = "".join(self.paragraph(("• " if s.bullets else "") + t + (f"\t{r}" if r else ""), "bullet" if s.bullets else "tabbed" if self.room == WIDE else "tabbed2")
                        for t, r in s.lines)
        return head + "".join(map(self.entry, s.entries)) + lines

    def table(self, entries):
        rows = ""
        for e in entries:
            told = "".join(self.paragraph(t, "plain") for t in e.told)
            cells = [self.paragraph(e.date, "plain"), "".join(self.paragraph(x, "strong" if i == 0 else "plain") for i, x in enumerate(e.lines)) + told]
            rows += "<table:table-row>" + "".join(f'<table:table-cell table:style-name="ruled">{x}</table:table-cell>' for x in cells) + "</table:table-row>"
        return f'<table:table table:style-name="t"><table:table-column table:style-name="dates"/><table:table-column table:style-name="rest"/>{rows}</table:table>'

    def entry(self, e):
        way, lines = self.c.get("dates", "right") if e.date else "none", list(e.lines)
        style = "tabbed" if self.room == WIDE else "tabbed2"
        if way == "right":
            lines[0] += "\t" + e.date
        elif way == "left":
            lines[0] = e.date + "\t" + lines[0]
            lines[1:] = ["\t" + x for x in lines[1:]]
            style = "rail"
        elif way == "inline":
            lines[-1] += self.content.comma + e.date
        elif way == "brackets":
            lines[0] += f"（{e.date}）" if self.p.zh else f" ({e.date})"
        elif way == "below":
            lines.append(e.date)
        bold = "strong-" if self.r.random() < 0.7 else ""
        out = self.paragraph(lines[0], bold + style) + "".join(self.paragraph(x, style) for x in lines[1:])
        return out + "".join(self.paragraph("• " + t, "bullet") for t in e.told)

    def styles(self):
        font = self.r.choice(["Liberation Sans", "Liberation Serif", "DejaVu Sans"])
        han = self.r.choice(["Noto Sans CJK SC", "Noto Serif CJK SC"])
        size = self.r.choice([10, 10.5, 11])
        base = f'style:font-name="" fo:font-family="{font}" style:font-family-asian="{han}" fo:font-size="{size}pt" style:font-size-asian="{size}pt"'

        def style(name, paragraph="", text="", stops=""):
            inner = f"<style:tab-stops>{stops}</style:tab-stops>" if stops else ""
            return (f'<style:style style:name="{name}" style:family="paragraph"><style:paragraph-properties {paragraph}>{inner}</style:paragraph-properties>'
                    f'<style:text-properties {base} {text}/></style:style>'.replace('style:font-name="" ', ""))
        strong = 'fo:font-weight="bold" style:font-weight-asian="bold"'
        right = f'<style:tab-stop style:position="{WIDE}cm" style:type="right"/>'
        right2 = '<style:tab-stop style:position="12.0cm" style:type="right"/>'
        rail = '<style:tab-stop style:position="4.6cm"/>'
        text, paragraph = HEADS[self.c.get("heading", "bold")]
        head = (f'<style:style style:name="head" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.25cm" fo:margin-bottom="0.1cm" '
                f'fo:keep-with-next="always" {paragraph}/><style:text-properties fo:font-family="{font}" style:font-family-asian="{han}" {text}/></style:style>')
        return (style("plain") + style("strong", text=strong) + style("centre", 'fo:text-align="center"') + style("bullet", 'fo:margin-left="0.9cm" fo:text-indent="-0.4cm"') +
                style("tabbed", stops=right) + style("strong-tabbed", text=strong, stops=right) + style("tabbed2", stops=right2) +
                style("strong-tabbed2", text=strong, stops=right2) + style("rail", 'fo:margin-left="4.6cm" fo:text-indent="-4.6cm"', stops=rail) +
                style("strong-rail", 'fo:margin-left="4.6cm" fo:text-indent="-4.6cm"', strong, rail) + head +
                f'<style:style style:name="name" style:family="paragraph"><style:paragraph-properties fo:text-align="{self.r.choice(["start", "center"])}"/>'
                f'<style:text-properties fo:font-family="{font}" style:font-family-asian="{han}" fo:font-size="20pt" style:font-size-asian="20pt" {strong}/></style:style>')

    def document(self, body):
        column = lambda name, wide: f'<style:style style:name="{name}" style:family="table-column"><style:table-column-properties style:column-width="{wide}cm"/></style:style>'
        cells = ('<style:style style:name="open" style:family="table-cell"><style:table-cell-properties fo:padding="0.15cm"/></style:style>'
                 '<style:style style:name="ruled" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="0.5pt solid #000000"/></style:style>'
                 '<style:style style:name="f" style:family="graphic"><style:graphic-properties fo:background-color="#dde6ee" fo:padding="0.03cm"/></style:style>')
        page = ('<style:page-layout style:name="p"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="1.8cm"/></style:page-layout>')
        return (f'<?xml version="1.0" encoding="UTF-8"?><office:document {SPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">'
                f'<office:automatic-styles>{self.styles()}{column("narrow", 5.0)}{column("wide", 12.4)}{column("dates", 4.4)}{column("rest", 13.0)}{cells}{page}'
                f'<style:style style:name="t" style:family="table"><style:table-properties style:width="{WIDE}cm"/></style:style></office:automatic-styles>'
                '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="p"/></office:master-styles>'
                f'<office:body><office:text>{body}</office:text></office:body></office:document>')
