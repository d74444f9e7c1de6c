# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets a person's CV in a named design. What the design leaves open is drawn, as templates differ from each other."""
import random

from paper import Paper, width

CHOICES = {
    "columns": ["one"],
    "dates": ["right", "right", "left", "inline", "brackets", "stacked", "below"],
    "order": ["organisation-first", "role-first"],
    "job": ["two-lines", "bars", "comma"],
    "study": ["school-first", "degree-first", "one-line"],
    "heading": ["bold", "capitals", "large", "ruled", "bar"],
    "papers": ["authors-first", "title-first", "numbered", "apa", "stacked"],
    "awards": ["comma-year", "year-first", "right-year", "brackets"],
    "skills": ["commas", "labelled", "bullets"],
    "gaps": [0.4, 0.8],
    "person": ["none"],
    "producer": ["plain"],
    "head": ["line"],
}

# A design's name is what it fixes, a choice a word: columns, dates, heading, and then whatever else makes it what it is.
NAMES = """
one right bold|one right ruled|one right bar|one right capitals organisation-first two-lines|one right large role-first two-lines
one right boxed|one right numbered|one right brackets-head|one right ruled banner|one right bold grid-person|one right bar line-person
one left bold|one left ruled|one left capitals|one left bar role-first|one left brackets-head line-person|one left large banner
one stacked bold|one stacked ruled|one stacked large|one stacked bar organisation-first
one inline bold|one inline ruled role-first|one inline capitals bars|one inline numbered|one inline brackets-head grid-person
one brackets bold|one brackets ruled|one brackets large bars|one below bold|one below capitals|one below boxed
left-bar right bold|left-bar right capitals|left-bar inline ruled|left-bar brackets large|left-bar left bold|left-bar below bar
right-bar right ruled|right-bar right bold role-first|right-bar inline capitals|right-bar brackets bold|right-bar stacked ruled
margin-heads right bold|margin-heads inline bold|margin-heads brackets bold role-first|margin-heads below bold
two inline bold|two brackets ruled|two right large|two below capitals
one right bold cairo|one left ruled cairo|left-bar right bold cairo|right-bar inline ruled cairo|margin-heads right bold cairo|two inline bold cairo
form named-columns ruled-form calc|form bare-columns ruled-form calc|form named-columns open-form calc|form bare-columns open-form calc
form named-columns ruled-form line-person calc|form bare-columns open-form line-person calc
one right ruled writer|one right bar writer|one left bold writer|one inline capitals writer|one brackets large writer|one below boxed writer
left-bar right bold writer|right-bar right ruled writer|ruled-table bold writer|ruled-table bar writer|boxes right bold writer
one right left-rule chromium|one right ruled banner chromium|one left capitals chromium|one below italic-head chromium|one inline bar chromium
left-bar right capitals chromium|left-bar below large chromium|right-bar right bold banner chromium|right-bar brackets ruled chromium
margin-heads right bold chromium|margin-heads below bold chromium|two below bold chromium|two inline boxed chromium|table large chromium
poster-left right bold chromium|poster-left below capitals chromium|poster-right right ruled chromium|poster-right below bold chromium
bracket-bars right bold chromium|bracket-bars inline bold chromium|whole-form bold grid-person chromium|poster-left brackets bold chromium
europe xelatex|currvita xelatex|one right ruled xelatex|one right large banner xelatex
one right bold ornaments writer|one left ruled ornaments writer|one right ruled ornaments chromium|one below bold ornaments chromium
one right bold labels writer|one right bar labels writer|one below ruled labels chromium|one right bold labels chromium
three right bold banner chromium|three below bold chromium|three inline bar chromium|three brackets capitals banner chromium
three-mid right bold chromium|three-mid below ruled chromium|cards right bold chromium|cards inline bar chromium|cards below large chromium
short-labels right bold grid-person chromium|short-labels inline bold grid-person chromium|short-labels left bold grid-person chromium|degree-table right bold ruled-form chromium
degree-table right ruled open-form chromium|degree-table inline bar ruled-form chromium|timeline left bold chromium|timeline left bar chromium
deedy right capitals chromium|deedy below bold chromium|deedy inline large chromium|split-head right ruled chromium|split-head left bold chromium
one cells bold chromium|one cells ruled chromium|one cells-last bar chromium|one cells-last bold chromium|chips right bold chromium|chips left bold chromium|chips below bold chromium
one left bold xelatex|one inline capitals xelatex|margin-heads right bold xelatex|margin-heads below bold xelatex
"""
WORDS = {
    "columns": ["one", "left-bar", "right-bar", "margin-heads", "two", "form", "whole-form", "poster-left", "poster-right", "bracket-bars", "ruled-table", "boxes", "table", "europe", "currvita",
                "three", "three-mid", "cards", "short-labels", "degree-table", "timeline", "deedy", "split-head", "chips"],
    "dates": ["right", "left", "inline", "brackets", "stacked", "below", "cells", "cells-last"],
    "heading": ["bold", "capitals", "large", "ruled", "bar", "boxed", "numbered", "brackets-head", "left-rule", "italic-head"],
    "order": ["organisation-first", "role-first"], "job": ["two-lines", "bars", "comma"], "head": ["banner"],
    "person": ["line-person", "grid-person"], "producer": ["cairo", "calc", "writer", "chromium", "xelatex"],
    "marks": ["ornaments", "labels"], "heads": ["named-columns", "bare-columns"], "ruled": ["ruled-form", "open-form"],
}
DESIGNS = [name for line in NAMES.split("\n") for name in line.split("|") if name]


def fixed(name):
    """The choices that a design's name makes."""
    choices = {kind: word for word in name.split() for kind, words in WORDS.items() if word in words}
    choices["person"] = choices.get("person", "none").removesuffix("-person")
    choices["heads"] = choices.get("heads", "named-columns").removesuffix("-columns")
    choices["ruled"] = choices.get("ruled", "ruled-form") == "ruled-form"
    return choices


class Flow:
    """A column that text flows down, over as many pages as it needs."""

    def __init__(self, paper, x, wide, top, bottom=800):
        self.paper, self.x, self.wide, self.y, self.top, self.bottom, self.page = paper, x, wide, top, 50, bottom, 0

    def need(self, high):
        if self.y + high > self.bottom:
            self.page, self.y = self.page + 1, self.top
            while len(self.paper.pages) <= self.page:
                self.paper.new_page()

    def line(self, text, size=10, bold=False, indent=0, right=None, left=None):
        """One paragraph, wrapped; `right` ends at the right edge and `left` begins in the margin of its first line."""
        room = self.wide - indent - (width(right, size) + 12 if right else 0)
        for i, row in enumerate(wrapped(text, size, bold, room)):
            self.need(size * 1.4)
            self.y += size * 1.3
            self.paper.text(self.x + indent, self.y, row, size, bold, self.page)
            if i == 0 and right:
                self.paper.text(self.x + self.wide - width(right, size), self.y, right, size, False, self.page)
            if i == 0 and left:
                self.paper.text(self.x - 92, self.y, left, size, False, self.page)

    def gap(self, lines):
        self.y += lines * 10


def wrapped(text, size, bold, room):
    rows, row = [], ""
    words = text.split(" ") if " " in text or text.isascii() else [text]
    pieces = []
    for i, word in enumerate(words):
        lead = " " if i else ""
        pieces += [lead + word] if word.isascii() or width(word, size, bold) < room else [lead + word[0]] + list(word[1:])
    for piece in pieces:
        if row and width(row + piece, size, bold) > room:
            rows.append(row)
            row = piece.lstrip()
        else:
            row += piece
    return rows + [row]


class Sheet:
    def __init__(self, person, seed, fixed=None):
        self.r, self.p = random.Random(seed * 7919 + 13), person
        self.c = {k: self.r.choice(v) for k, v in CHOICES.items()} | (fixed or {})
        self.count = 0
        if self.c["columns"] == "margin-heads" and self.c["dates"] in ("left", "stacked"):
            self.c["dates"] = "right"
        if self.c["dates"] in ("left", "stacked") and self.c["awards"] == "right-year":
            self.c["awards"] = "comma-year"
        self.paper = Paper()
        self.sep = "，" if person.zh and self.r.random() < 0.3 else ", "

    def set(self):
        c = self.c
        rail = 95 if c["dates"] in ("left", "stacked") or c["columns"] == "margin-heads" else 0
        self.head()
        if c["columns"] == "left-bar":
            self.bar, self.main = Flow(self.paper, 40, 130, 120), Flow(self.paper, 195 + rail, 360 - rail, 120)
        elif c["columns"] == "right-bar":
            self.bar, self.main = Flow(self.paper, 425, 130, 120), Flow(self.paper, 40 + rail, 360 - rail, 120)
        elif c["columns"] == "two":
            self.main, self.bar = Flow(self.paper, 40, 245, 120), Flow(self.paper, 315, 245, 120)
        else:
            self.main = Flow(self.paper, 50 + rail, 495 - rail, 105 + {"none": 0, "line": 14, "grid": 44}[c["person"]])
            self.bar = self.main
        sections = [("education", self.education, self.main), ("work", self.jobs, self.main), ("projects", self.projects, self.main),
                    ("publications", self.papers, self.bar if c["columns"] == "two" else self.main), ("awards", self.awards, self.bar),
                    ("skills", self.skills, self.bar)]
        for kind, write, flow in sections:
            self.heading(self.p.heads[kind], flow, rail if flow is self.main else 0)
            write(flow)
            flow.gap(1.2)
        return self.paper.bytes()

    def head(self):
        p, x = self.p, 50
        if self.c["head"] == "banner":
            self.paper.bar(0, 25, 595, 65)
        if self.r.random() < 0.5:
            x = 297 - width(p.name, 20, True) / 2
        self.paper.text(x, 60, p.name, 20, True)
        line = f"{p.email} | {p.phone}" if not p.zh or self.r.random() < 0.5 else f"电话：{p.phone}    邮箱：{p.email}"
        self.paper.text(50 if x == 50 else 297 - width(line, 10) / 2, 80, line, 10)
        self.person()

    def person(self):
        """What forms ask for, in one line or in a grid of labels and values."""
        p, d, way = self.p, self.p.personal, self.c["person"]
        labels = [("性别", d["gender"]), ("出生年月", d["born"]), ("民族", d.get("ethnicity")), ("政治面貌", d.get("party")), ("籍贯", d["home"])] \
            if p.zh else [("Gender", d["gender"]), ("Date of birth", d["born"]), ("Hometown", d["home"])]
        if way == "line":
            self.paper.text(50, 96, ("   " if p.zh else " | ").join(f"{k}{'：' if p.zh else ': '}{v}" for k, v in labels), 10)
        elif way == "grid":
            for i, (label, value) in enumerate(labels):
                x, y = 50 + 165 * (i % 3), 98 + 16 * (i // 3)
                self.paper.text(x, y, label, 10)
                self.paper.text(x + 75, y, value, 10)

    def heading(self, title, flow, rail):
        style, size = self.c["heading"], 13
        if style == "capitals":
            title, size = title.upper(), 11
        if self.c["columns"] == "margin-heads":
            flow.need(40)
            for i, row in enumerate(wrapped(title, 10, True, 85)):
                self.paper.text(flow.x - 92, flow.y + 13 + i * 12, row, 10, True, flow.page)
            return
        flow.need(50)
        x = flow.x - rail
        self.count += 1
        if style == "numbered":
            title = f"{'一二三四五六'[self.count - 1]}、{title}" if self.p.zh else f"{self.count}. {title}"
        elif style == "brackets-head":
            title = f"【{title.strip('【】')}】" if self.p.zh else f"[ {title} ]"
        *above, title = wrapped(title, 15, True, flow.wide + rail)
        for row in above:
            flow.y += size * 1.5
            self.paper.text(x, flow.y, row, 15 if style == "large" else size, style != "large", flow.page)
        flow.y += size * 1.5
        if style == "bar":
            self.paper.bar(x - 2, flow.y - size, flow.wide + rail, size * 1.3, page=flow.page)
        self.paper.text(x, flow.y, title, 15 if style == "large" else size, style != "large", flow.page)
        if style == "boxed":
            self.paper.frame(x - 4, flow.y - size, flow.wide + rail, size * 1.4, page=flow.page)
        if style == "ruled":
            self.paper.rule(x, flow.y + 4, flow.x + flow.wide, page=flow.page)
        flow.gap(0.6)

    def entry(self, flow, period, lines, first_bold=True):
        """The lines that name an entry, with its dates where this design has them."""
        way = self.c["dates"] if flow is self.main else "inline"
        lines = list(lines)
        right = left = None
        if way == "right":
            right = period["text"]
        elif way in ("left", "stacked"):
            left = period["text"] if way == "left" else period["last"]
        elif way == "inline":
            lines[-1] += self.sep + period["text"]
        elif way == "brackets":
            lines[0] += f" ({period['text']})"
        if left and width(left, 9) > 90:
            left = period["first"] + self.p.dash.rstrip()
            lines = lines if len(lines) > 1 else lines + [""]
        second = period["last"] if way == "left" and left != period["text"] else period["first"] if way == "stacked" else None
        for i, text in enumerate(lines + ([""] if second and len(lines) == 1 else [])):
            flow.line(text, 10, first_bold and i == 0, right=right if i == 0 else None, left=left if i == 0 else second if i == 1 else None)
        if way == "below":
            flow.line(period["text"], 10)

    def education(self, flow):
        for e in self.p.education:
            joined = f"{e['degree']} in {e['field']}" if not self.p.zh else f"{e['field']} {e['degree']}"
            way = self.c["study"]
            if way == "school-first":
                lines = [e["institution"], joined]
            elif way == "degree-first":
                lines = [f"{e['degree']}{self.sep}{e['field']}" if not self.p.zh else joined, e["institution"]]
            else:
                lines = [(" | " if self.p.zh else ", ").join([e["institution"], joined])]
            self.entry(flow, e["period"], lines)
            if e["gpa"]:
                flow.line(f"GPA: {e['gpa']}", 10)
            flow.gap(self.c["gaps"])

    def jobs(self, flow):
        for j in self.p.jobs:
            pair = [j["organization"], j["role"]]
            if self.c["order"] == "role-first":
                pair.reverse()
            way = self.c["job"]
            self.entry(flow, j["period"], pair if way == "two-lines" else [(" | " if way == "bars" else self.sep).join(pair)])
            for d in j["done"]:
                flow.line("• " + d, 10, indent=8)
            flow.gap(self.c["gaps"])

    def projects(self, flow):
        for t in self.p.projects:
            self.entry(flow, t["period"], [t["title"]])
            for d in t["done"]:
                flow.line("• " + d, 10, indent=8)
            flow.gap(self.c["gaps"])

    def papers(self, flow):
        for i, t in enumerate(self.p.papers):
            authors, way = (", " if not self.p.zh else "，").join(t["authors"]), self.c["papers"]
            if way == "stacked":
                flow.line(t["title"], 10, True)
                flow.line(authors, 10)
                flow.line(f"{t['venue']}, {t['year']}", 10)
            elif way == "apa":
                flow.line(f"{authors} ({t['year']}). {t['title']}. {t['venue']}.", 10)
            elif way == "numbered":
                flow.line(f"[{i + 1}] {authors}. “{t['title']},” {t['venue']}, {t['year']}.", 10)
            elif way == "title-first":
                flow.line(f"• {t['title']}. {authors}. {t['venue']}, {t['year']}.", 10)
            else:
                flow.line(f"{authors}. {t['title']}. {t['venue']}, {t['year']}.", 10)
            flow.gap(self.c["gaps"])

    def awards(self, flow):
        for a in self.p.awards:
            way = self.c["awards"]
            if way == "right-year" and flow is self.main:
                flow.line(a["title"], 10, right=a["year"])
            elif way == "year-first":
                flow.line(f"{a['year']}  {a['title']}", 10)
            elif way == "brackets":
                flow.line(f"• {a['title']} ({a['year']})", 10)
            else:
                flow.line(f"{a['title']}, {a['year']}", 10)

    def skills(self, flow):
        way, names = self.c["skills"], self.p.skills
        if way == "bullets":
            for name in names:
                flow.line("• " + name, 10)
        else:
            label = ("编程与工具：" if self.p.zh else "Tools: ") if way == "labelled" else ""
            flow.line(label + ("、" if self.p.zh else ", ").join(names), 10)
