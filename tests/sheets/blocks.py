# SPDX-License-Identifier: GPL-3.0-or-later
"""A person's CV as headings, entries and lines, before a producer sets it. What the design leaves open is drawn."""
import random
from dataclasses import dataclass, field


@dataclass
class Entry:
    """What has a date: the lines that name it, and what is told about it."""
    lines: list
    date: str = ""
    told: list = field(default_factory=list)


@dataclass
class Section:
    kind: str
    title: str
    entries: list = field(default_factory=list)  # of Entry
    lines: list = field(default_factory=list)    # of (text, text at the right or "")
    bullets: bool = False


SIDE = ("skills", "languages", "tests", "awards", "summary")


ORNAMENTS = ["◆ ", "■ ", "▎", "★ ", "// ", "✦ "]
LABELS = {"en": dict(work=("Company", "Position", "Period"), projects=("Project", "", "Period")),
          "zh": dict(work=("公司名称", "实习岗位", "时间"), projects=("项目名称", "", "项目时间"))}


class Content:
    """The sections in the order of printing; `side` are those that a side-bar holds."""

    def __init__(self, person, seed, choices):
        self.p, self.r, self.c = person, random.Random(seed * 31 + 7), choices
        self.comma = "，" if person.zh and self.r.random() < 0.4 else ", "
        self.bar = self.r.choice([" | ", " · ", " – ", "\u2003"]) if not person.zh else self.r.choice([" | ", "\u2003", " / "])
        person.also = {k for k in ("summary", "languages", "tests", "posts", "talks") if self.r.random() < 0.45}
        if self.c.get("awards") == "none":
            person.awards = []
        makers = dict(summary=self.summary, education=self.education, work=self.jobs, projects=self.projects, publications=self.papers,
                      talks=self.talks, awards=self.awards, posts=self.posts, skills=self.skills, languages=self.languages, tests=self.tests)
        first = ["summary", "education"]
        rest = ["work", "projects", "publications", "talks", "awards", "posts", "skills", "languages", "tests"]
        if self.r.random() < 0.3:
            rest = ["publications", "talks", "work", "projects", "posts", "awards", "tests", "languages", "skills"]
        if self.r.random() < 0.2:
            first, rest = ["summary", rest[0], "education"], rest[1:]
        wanted = [k for k in first + rest if k in ("education", "work", "projects", "publications", "awards", "skills") or k in person.also]
        self.sections = [makers[k](Section(k, person.heads[k])) for k in wanted]
        if self.c.get("marks") == "ornaments":
            ornament = self.r.choice(ORNAMENTS)
            for s in self.sections:
                s.title = ornament + s.title

    def side(self):
        return [s for s in self.sections if s.kind in SIDE], [s for s in self.sections if s.kind not in SIDE]

    def contact(self):
        p = self.p
        if p.zh and self.r.random() < 0.5:
            return [f"电话：{p.phone}", f"邮箱：{p.email}"]
        return [p.email, p.phone] if self.r.random() < 0.5 else [p.phone, p.email]

    def named(self, first, second, way):
        return [first, second] if way == "two-lines" else [(self.bar if way == "bars" else self.comma).join((first, second))]

    def summary(self, s):
        s.lines = [(self.p.summary, "")]
        return s

    def education(self, s):
        way = self.c.get("study") or self.r.choice(["school-first", "degree-first", "one-line", "cells"])
        for e in self.p.education:
            if self.p.zh:
                joined = f"{e['field']}{self.bar}{e['degree']}" if way == "cells" else f"{e['field']} {e['degree']}"
            else:
                joined = f"{e['degree']}{self.comma if way == 'degree-first' else ' in '}{e['field']}"
            lines = [joined, e["institution"]] if way == "degree-first" else [e["institution"], joined]
            if way in ("one-line", "cells"):
                lines = [(self.bar if self.p.zh else self.comma).join(lines)]
            s.entries.append(Entry(lines, e["period"]["text"], [f"GPA: {e['gpa']}"] if e["gpa"] else []))
        return s

    def posted(self, s, posts):
        way = self.c.get("job") or self.r.choice(["two-lines", "bars", "comma"])
        first = self.c.get("order") or self.r.choice(["organisation-first", "role-first"])
        for j in posts:
            pair = (j["organization"], j["role"]) if first == "organisation-first" else (j["role"], j["organization"])
            s.entries.append(Entry(self.named(*pair, way), j["period"]["text"], j.get("done", [])))
        return s

    def labelled(self, s, entries):
        """As forms have them: "公司名称：…", a line each or all in one."""
        of, role, when = LABELS["zh" if self.p.zh else "en"][s.kind]
        one_line, colon = self.r.random() < 0.5, "：" if self.p.zh else ": "
        for e in entries:
            parts = [of + colon + (e.get("organization") or e["title"])] + ([role + colon + e["role"]] if role else []) + [when + colon + e["period"]["text"]]
            s.entries.append(Entry(["  ".join(parts)] if one_line else parts, "", e["done"]))
        return s

    def jobs(self, s):
        if self.c.get("marks") == "labels":
            return self.labelled(s, self.p.jobs)
        return self.posted(s, self.p.jobs)

    def posts(self, s):
        return self.posted(s, self.p.posts)

    def projects(self, s):
        if self.c.get("marks") == "labels":
            return self.labelled(s, self.p.projects)
        s.entries = [Entry([t["title"]], t["period"]["text"], t["done"]) for t in self.p.projects]
        return s

    def papers(self, s):
        way = self.c.get("papers") or self.r.choice(["authors-first", "title-first", "numbered", "apa", "stacked", "initials"])
        comma = "，" if self.p.zh else ", "
        for i, t in enumerate(self.p.papers):
            authors, title, venue, year = comma.join(t["authors"]), t["title"], t["venue"], t["year"]
            stop = "" if title[-1] in "?!？" else "."
            if way == "stacked":
                s.entries.append(Entry([title, authors, f"{venue}, {year}"]))
                continue
            if way == "initials" and not self.p.zh:
                names = [f"{n.split()[0][0]}. {n.split()[-1]}" for n in t["authors"]]
                authors = " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
            text = {"apa": f"{authors} ({year}). {title}{stop} {venue}.", "numbered": f"[{i + 1}] {authors}. “{title},” {venue}, {year}.",
                    "title-first": f"{title}{stop} {authors}. {venue}, {year}."}.get(way, f"{authors}. {title}{stop} {venue}, {year}.")
            s.lines.append((text, ""))
        s.bullets = way == "title-first"
        return s

    def talks(self, s):
        s.lines = [(f"{t['title']}{self.comma}{t['year']}", "") for t in self.p.talks]
        s.bullets = self.r.random() < 0.5
        return s

    def awards(self, s):
        way = self.r.choice(["comma-year", "year-first", "right-year", "brackets"])
        for a in self.p.awards:
            right = a["year"] if way == "right-year" else ""
            text = {"year-first": f"{a['year']}\u2003{a['title']}", "brackets": f"{a['title']} ({a['year']})",
                    "right-year": a["title"]}.get(way, f"{a['title']}{self.comma}{a['year']}")
            s.lines.append((text, right))
        s.bullets = way != "right-year" and self.r.random() < 0.5
        return s

    def skills(self, s):
        way, sep = self.r.choice(["commas", "labelled", "bullets"]), "、" if self.p.zh else ", "
        if way == "bullets":
            s.lines, s.bullets = [(k, "") for k in self.p.skills], True
        elif way == "labelled":
            half, colon = len(self.p.skills) // 2, "：" if self.p.zh else ": "
            names = ("编程", "工具") if self.p.zh else ("Main", "Also used")
            s.lines = [(n + colon + sep.join(part), "") for n, part in zip(names, (self.p.skills[:half], self.p.skills[half:]))]
        else:
            s.lines = [(sep.join(self.p.skills), "")]
        return s

    def languages(self, s):
        words = {"native": "母语", "fluent": "流利", "basic": "基础"} if self.p.zh else {"native": "native", "fluent": "fluent", "basic": "basic"}
        way = self.r.choice([lambda n, l: f"{n} ({words[l]})" if not self.p.zh else f"{n}（{words[l]}）", lambda n, l: f"{n}{'：' if self.p.zh else ': '}{words[l]}"])
        s.lines = [(way(n, l), "") for n, l in self.p.languages]
        return s

    def tests(self, s):
        s.lines = [(f"{n}{'：' if self.p.zh else ': '}{score}", "") for n, score in self.p.tests]
        return s
