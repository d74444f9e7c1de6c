# SPDX-License-Identifier: GPL-3.0-or-later
"""Fictional people: what their CVs say, as a program would draw it, and the truth about it. Nobody in here exists."""
import random

EN = {
    "first": "Mira Tomas Ingrid Kofi Aylin Rafael Noor Elif Jonas Priya Zofia Kwame Leila Mateo Saskia Dmitri Amara Hugo Yuki Nadia".split(),
    "last": "Okafor Lindqvist Varga Petrov Adeyemi Castellan Haddad Brandt Moreau Iyer Novak Tanaka Osei Silva Reyes Kaya Holm Duarte".split(),
    "schools": ["University of Leeds", "Duke University", "Delft University of Technology", "University of Nairobi", "McGill University",
                "Sabancı University".replace("ı", "i"), "Lund University", "Osaka University", "University of Chile", "Rice University",
                "Larkfield University", "Harbour Institute of Technology"],
    "degrees": [("B.S.", "bachelor"), ("BSc", "bachelor"), ("B.A.", "bachelor"), ("Bachelor of Science", "bachelor"), ("M.S.", "master"),
                ("Master of Arts", "master"), ("MSc", "master"), ("Ph.D.", "doctor"), ("PhD", "doctor")],
    "fields": ["Computer Science", "Biostatistics", "Physics", "Psychology", "Mechanical Engineering", "Economics", "Chemistry", "History",
               "Applied Mathematics", "Public Health", "Linguistics", "Electrical Engineering"],
    "firms": ["Otter Systems, Inc.", "Bluefin Analytics", "Heron Robotics GmbH", "Quarry Labs", "Northwind Energy", "Lantern Health",
              "The Marlow Foundation", "City Hospital of Elmsford", "Pine & Partners LLP", "Tidewater Software Ltd"],
    "roles": ["Software Engineer", "Research Assistant", "Data Analyst Intern", "Teaching Assistant", "Project Manager", "Summer Intern",
              "Lab Technician", "Product Designer", "Visiting Researcher", "Machine Learning Engineer"],
    "done": ["Built a tool that reads sensor logs and shows faults early", "Analysed survey data from twelve clinics with mixed models",
             "Cut the cost of nightly jobs by a third", "Designed experiments and wrote the final report", "Led weekly meetings of five people",
             "Taught two sections and graded the homework"],
    "projects": ["Harvest Map", "Tidal Flow Simulator", "Open Bird Atlas", "Compiler for Toy Languages", "Bike Share Forecasts",
                 "Low-cost Spectrometer", "Village Water Monitor", "Chess Tutor"],
    "awards": ["Dean's List", "Best Poster Award", "Helmsley Travel Grant", "First Prize, Regional Robotics Contest", "Merit Scholarship",
               "Outstanding Teaching Award", "Rotary Fellowship", "Second Place, City Hackathon"],
    "skills": ["Python", "R", "MATLAB", "C++", "LaTeX", "SQL", "Git", "Docker", "Stata", "Java", "PyTorch", "AutoCAD"],
    "topics": ["Sparse Models of Rainfall in Dry Regions", "Learning to Plan with Few Examples", "A Survey of Coastal Erosion Methods",
               "Memory Effects in Soft Materials", "Fair Allocation of Shared Sensors", "Reading Habits of Young Migrants",
               "Fast Solvers for Heat Transport", "Trust and Noise in Online Markets"],
    "venues": [("Journal of Coastal Research", ""), ("Proceedings of the 12th Workshop on Field Robotics", ""), ("SIGMOD", "A"),
               ("Annals of Applied Physics", ""), ("IEEE Transactions on Computers", "A"), ("Review of Urban Studies", "")],
    "heads": {"education": ["Education", "EDUCATION", "Education and Training", "Academic Background", "Educational History", "Academic Qualifications"],
              "work": ["Experience", "Work Experience", "Professional Experience", "Employment", "Relevant Experience", "Internships", "Placements",
                       "Previous Employment"],
              "projects": ["Projects", "Selected Projects", "Highlighted Projects", "Personal Projects", "Technical Projects", "Featured Projects"],
              "publications": ["Publications", "Selected Publications", "Papers", "Refereed Publications", "Research Papers", "Scholarly Articles"],
              "awards": ["Awards", "Honors and Awards", "Scholarships and Prizes", "Awards & Honours", "Research Funding", "Distinctions"],
              "skills": ["Skills", "Technical Skills", "Core Skills", "Computer Skills", "Skills & Tools", "Software Skills"]},
}
ZH = {
    "sur": list("宋温陶柳祁骆庞阮钟岑"), "given": ["知远", "若水", "明澈", "清和", "望舒", "景行", "子衿", "怀瑾", "书白", "一鸣"],
    "schools": ["同济大学", "南京大学", "华中科技大学", "西安交通大学", "中国人民大学", "重庆邮电大学", "大连理工大学", "湖畔科技大学"],
    "degrees": [("本科", "bachelor"), ("学士", "bachelor"), ("硕士", "master"), ("硕士研究生", "master"), ("博士", "doctor")],
    "fields": ["计算机科学与技术", "传播学", "土木工程", "应用数学", "临床医学", "金融学", "材料科学与工程", "汉语言文学", "自动化"],
    "firms": ["青鸟科技有限公司", "远山软件有限公司", "白鹭数据研究院", "长河证券股份有限公司", "湖畔实验室", "蓝桥智能科技公司"],
    "roles": ["算法实习生", "后端开发实习生", "研究助理", "产品经理", "数据分析师", "助教"],
    "done": ["负责数据清洗与模型训练，准确率提升百分之五", "独立完成实验设计并撰写报告", "搭建自动化测试平台，缩短上线时间", "参与需求分析与系统设计"],
    "projects": ["智慧农田监测系统", "校园二手交易平台", "桥梁裂缝识别", "古籍文字数字化", "城市内涝模拟", "无人船路径规划"],
    "awards": ["国家奖学金", "校级一等奖学金", "全国大学生数学建模竞赛二等奖", "优秀毕业生", "省级三好学生", "蓝桥杯程序设计大赛一等奖"],
    "skills": ["Python", "C++", "MATLAB", "SPSS", "Linux", "Java", "AutoCAD", "PyTorch", "SQL"],
    "topics": ["面向低资源语言的语音识别研究", "城市轨道交通客流预测方法", "碳纤维复合材料疲劳性能分析", "社交媒体谣言传播机制"],
    "venues": [("计算机学报", ""), ("土木工程学报", ""), ("新闻与传播研究", "")],
    "heads": {"education": ["教育背景", "教育经历", "学习经历", "求学经历", "教育情况", "【教育背景】"],
              "work": ["实习经历", "工作经历", "实践经历", "实习与工作经历", "工作经验", "【实习经历】", "企业实习"],
              "projects": ["项目经历", "项目经验", "项目实践", "主要项目", "专案经历"],
              "publications": ["论文发表", "发表著作", "学术论文", "科研成果", "已发表论文"],
              "awards": ["获奖情况", "荣誉奖项", "所获荣誉", "竞赛获奖", "奖励情况"],
              "skills": ["专业技能", "个人技能", "技能特长", "掌握技能", "计算机技能"]},
}
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
LONG = "January February March April May June July August September October November December".split()

DATE_FORMS = {
    "en": {"mon-year": lambda y, m: f"{MONTHS[m - 1]} {y}", "month-year": lambda y, m: f"{LONG[m - 1]} {y}", "mm/yyyy": lambda y, m: f"{m:02}/{y}",
           "year": lambda y, m: f"{y}", "yyyy-mm": lambda y, m: f"{y}-{m:02}"},
    "zh": {"yyyy.mm": lambda y, m: f"{y}.{m:02}", "yyyy年m月": lambda y, m: f"{y}年{m}月", "yyyy/mm": lambda y, m: f"{y}/{m:02}",
           "yyyy-mm": lambda y, m: f"{y}-{m:02}"},
}
PRESENT = {"en": ["Present", "present", "Now", "Current"], "zh": ["至今", "现在"]}


class Person:
    def __init__(self, seed, language):
        self.r, self.zh, self.language = random.Random(seed), language == "zh", language
        r, w = self.r, ZH if self.zh else EN
        self.w = w
        self.form_name = r.choice(sorted(DATE_FORMS[language]))
        self.form, self.dash = DATE_FORMS[language][self.form_name], r.choice([" – ", "–", " - ", "-", " to "] if not self.zh else ["-", " - ", "–", "~", "至"])
        if self.form_name == "yyyy-mm" and self.dash == "-":
            self.dash = " - "
        self.present = r.choice(PRESENT[language])
        self.name = r.choice(w["sur"]) + r.choice(w["given"]) if self.zh else f"{r.choice(w['first'])} {r.choice(w['last'])}"
        handle = f"{r.choice(EN['first'])}.{r.choice(EN['last'])}".lower()
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
        return dict(id=ident, language=self.language, name=self.name, emails=[self.email], phones=[self.phone],
                    education=[none(dict(institution=e["institution"], degree=e["degree"], level=e["level"], field=e["field"], gpa=e["gpa"],
                                         start=e["period"]["start"], end=e["period"]["end"])) for e in self.education],
                    experience=[dict(organization=j["organization"], role=j["role"], start=j["period"]["start"], end=j["period"]["end"]) for j in self.jobs],
                    projects=[dict(title=p["title"]) for p in self.projects],
                    publications=[dict(title=p["title"], year=p["year"], venue=p["venue"], authors=len(p["authors"]),
                                       position=p["authors"].index(self.name) + 1, tier=p["tier"]) for p in self.papers],
                    awards=[dict(title=a["title"], year=a["year"]) for a in self.awards], skills=self.skills, patents=[], tests=[], links=[],
                    sections=[self.heads[k] for k in ("education", "work", "projects", "publications", "awards", "skills")], unlisted=["links"])
