# SPDX-License-Identifier: GPL-3.0-or-later
"""Fictional people: what their CVs say, as a program would draw it, and the truth about it. Nobody in here exists."""
import random

from words import EN, LONG, MONTHS, TABLES

DATE_FORMS = {
    "en": {"mon-year": lambda y, m: f"{MONTHS[m - 1]} {y}", "month-year": lambda y, m: f"{LONG[m - 1]} {y}", "mm/yyyy": lambda y, m: f"{m:02}/{y}",
           "year": lambda y, m: f"{y}", "yyyy-mm": lambda y, m: f"{y}-{m:02}"},
    "zh": {"yyyy.mm": lambda y, m: f"{y}.{m:02}", "yyyy年m月": lambda y, m: f"{y}年{m}月", "yyyy/mm": lambda y, m: f"{y}/{m:02}",
           "yyyy-mm": lambda y, m: f"{y}-{m:02}"},
}
PRESENT = {"en": ["Present", "present", "Now", "Current"], "zh": ["至今", "现在"]}


class Person:
    def __init__(self, seed, language):
        self.r, self.zh, self.language = random.Random(seed), language != "en", language
        r, w = self.r, TABLES[language]
        self.w = w
        self.form_name = r.choice(sorted(DATE_FORMS["zh" if self.zh else "en"]))
        self.form, self.dash = DATE_FORMS["zh" if self.zh else "en"][self.form_name], r.choice([" – ", "–", " - ", "-", " to "] if not self.zh else ["-", " - ", "–", "~", "至"])
        if self.form_name == "yyyy-mm" and self.dash == "-":
            self.dash = " - "
        self.present = r.choice(PRESENT["zh" if self.zh else "en"])
        self.name = r.choice(w["sur"]) + r.choice(w["given"]) if self.zh else f"{r.choice(w['first'])} {r.choice(w['last'])}"
        handle = f"{r.choice(EN['first'])}.{r.choice(EN['last'])}".lower().replace("'", "")
        self.email = f"{handle}@example.{r.choice(['org', 'com', 'edu.cn' if self.zh else 'edu'])}"
        self.phone = f"138{r.randint(10000000, 99999999)}" if self.zh else f"+44 {r.randint(1000, 9999)} {r.randint(100000, 999999)}"
        year = r.randint(2012, 2020)
        self.education = []
        schools = r.sample(w["schools"], 2)
        for i in range(r.choice([1, 2, 2])):
            wanted = "bachelor" if i == 0 else r.choice(["master", "doctor"])
            degree, level = r.choice([d for d in w["degrees"] if d[1] == wanted])
            gpa = f"{r.randint(30, 39) / 10:.1f}/4.0" if r.random() < 0.5 else None
            self.education.insert(0, dict(institution=schools[i], degree=degree, level=level, field=r.choice(w["fields"]), gpa=gpa,
                                          period=self.period(year, 9, year + 4, 6)))
            year += 4
        self.jobs = [dict(organization=firm, role=role, period=self.period(year - i, r.randint(1, 6), None if i == 0 and r.random() < .4 else year - i, 8),
                          done=r.sample(w["done"], r.randint(1, 2)))
                     for i, (firm, role) in enumerate(zip(r.sample(w["firms"], 3), r.sample(w["roles"], 3)))][:r.randint(2, 3)]
        self.projects = [dict(title=t, period=self.period(year - i - 1, 2, year - i - 1, 7), done=r.sample(w["done"], 1))
                         for i, t in enumerate(r.sample(w["projects"], r.randint(2, 3)))]
        self.papers = [self.paper(t, year - i) for i, t in enumerate(r.sample(w["topics"], r.randint(2, 3)))]
        self.awards = [dict(title=t, year=str(year - i)) for i, t in enumerate(r.sample(w["awards"], r.randint(2, 4)))]
        self.skills = r.sample(w["skills"], r.randint(4, 7))
        self.heads = {k: r.choice(v) for k, v in w["heads"].items()}
        self.personal = self.personal_data()
        self.draw_more(year)

    def draw_more(self, year):
        """What only some people have, and only some designs print."""
        r, w = self.r, self.w
        self.summary, self.languages = r.choice(w["summary"]), r.sample(w["languages"], 2)
        self.tests = [(name, r.choice(scores)) for name, scores in r.sample(w["tests"], r.randint(1, 2))]
        self.posts = [dict(role=role, organization=club, period=self.period(year - 3 - i, 9, year - 2 - i, 6))
                      for i, (role, club) in enumerate(r.sample(w["posts"], r.randint(1, 2)))]
        self.talks = [dict(title=t, year=str(year - i)) for i, t in enumerate(r.sample(w["talks"], 2))]
        self.also = set()  # which of them this sheet prints

    def personal_data(self):
        """What forms ask for, as printed and as it is meant."""
        r, born, month = random.Random(f"{self.name}{self.phone}"), None, None
        born, month = r.randint(1996, 2004), r.randint(1, 12)
        female = r.random() < 0.5
        zh = dict(gender="女" if female else "男", born=f"{born}.{month:02}", ethnicity=r.choice(["汉族", "苗族", "回族", "满族", "土家族"]),
                  party=r.choice(["共青团员", "中共党员", "群众"]), home=r.choice(["江苏南京", "云南大理", "山东青岛", "辽宁沈阳"]))
        en = dict(gender="Female" if female else "Male", born=f"{MONTHS[month - 1]} {born}", home=r.choice(["Leeds", "Nairobi", "Lund", "Osaka"]))
        return (zh if self.zh else en) | dict(number=f"S{r.randint(2015, 2022)}{r.randint(10000, 99999)}", birthDate=f"{born}-{month:02}",
                                             sex="female" if female else "male")

    def period(self, y1, m1, y2, m2):
        start = self.form(y1, m1)
        text = start + self.dash + (self.form(y2, m2) if y2 else self.present)
        short = self.form_name == "year"
        return dict(text=text, first=start, last=self.form(y2, m2) if y2 else self.present, start=f"{y1}" if short else f"{y1}-{m1:02}",
                    end="present" if not y2 else f"{y2}" if short else f"{y2}-{m2:02}")

    def paper(self, title, year):
        r, w = self.r, self.w
        venue, tier = r.choice(w["venues"])
        others = [r.choice(w["sur"]) + r.choice(w["given"]) if self.zh else f"{r.choice(EN['first'])} {r.choice(EN['last'])}" for _ in range(r.randint(1, 3))]
        authors = others[:]
        authors.insert(r.randint(0, len(others)), self.name)
        return dict(title=title, year=str(year), venue=venue, tier=tier, authors=authors)

    def personal_truth(self):
        p = self.personal
        return dict(gender=p["sex"], birthDate=p["birthDate"], nativePlace=p["home"],
                    **(dict(ethnicity=p["ethnicity"], politicalStatus=p["party"]) if self.zh else {}))

    def truth(self, ident):
        none = lambda d: {k: v for k, v in d.items() if v not in (None, "")}
        jobs = self.jobs + (self.posts if "posts" in self.also else [])
        return dict(id=ident, language=self.language, name=self.name, emails=[self.email], phones=[self.phone],
                    education=[none(dict(institution=e["institution"], degree=e["degree"], level=e["level"], field=e["field"], gpa=e["gpa"],
                                         start=e["period"]["start"], end=e["period"]["end"])) for e in self.education],
                    experience=[dict(organization=j["organization"], role=j["role"], start=j["period"]["start"], end=j["period"]["end"]) for j in jobs],
                    projects=[dict(title=p["title"]) for p in self.projects],
                    publications=[dict(title=p["title"], year=p["year"], venue=p["venue"], authors=len(p["authors"]),
                                       position=p["authors"].index(self.name) + 1, tier=p["tier"]) for p in self.papers],
                    awards=[dict(title=a["title"], year=a["year"]) for a in self.awards], skills=self.skills, patents=[], links=[],
                    tests=[dict(name=n, score=s) for n, s in self.tests] if "tests" in self.also else [],
                    talks=[dict(title=t["title"]) for t in self.talks] if "talks" in self.also else [],
                    languages=[n for n, _ in self.languages] if "languages" in self.also else [],
                    sections=[self.heads[k] for k in ("education", "work", "projects", "publications", "awards", "skills", *sorted(self.also))], unlisted=["links"])
