# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards: posters in three columns, cards, forms with short labels, tables with named columns and timelines, as web pages."""
from html import escape

STYLE = ('.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 20px}.mid{display:grid;grid-template-columns:118px 1fr 118px;gap:0 20px}'
         '.cards{display:grid;grid-template-columns:1fr 1fr;gap:12px}.card{border:1px solid #99a;border-radius:6px;padding:6px 10px}'
         'table.marks{border-collapse:collapse;width:100%;margin:3px 0}table.marks td,table.marks th{border:1px solid #555;padding:3px 6px;text-align:left}'
         'table.plain td,table.plain th{border:none;padding:2px 8px 2px 0;text-align:left}table.short{border-collapse:collapse;width:100%}'
         'table.short td{border:1px solid #333;padding:5px 8px;vertical-align:middle}td.label{width:3.2em;text-align:center;font-weight:bold}'
         '.time{display:grid;grid-template-columns:110px 12px 1fr;gap:0 8px}.dot{border-left:2px solid #47a;position:relative}'
         '.deedy{display:grid;grid-template-columns:33% 1fr;gap:0 22px}.top{display:flex;justify-content:space-between;align-items:flex-end}'
         '.chip{display:inline-block;background:#2a6;color:white;border-radius:10px;padding:1px 12px;font-size:11pt;font-weight:bold;margin:8px 0 4px}')


def head(page, tag="header"):
    bar = page.r.choice([" | ", " · ", "&nbsp;&nbsp;&nbsp;"])
    return f"<{tag}><h1>{escape(page.p.name)}</h1><p>{bar.join(map(escape, page.content.contact()))}</p></{tag}>"


def shared_out(sections, count):
    """The sections in so many columns, each about as long as the next."""
    sizes = [2 + sum(2 + len(e.lines) + len(e.told) for e in s.entries) + len(s.lines) for s in sections]
    columns, room = [[] for _ in range(count)], sum(sizes) / count
    for i, (section, size) in enumerate(zip(sections, sizes)):
        columns[min(count - 1, int((sum(sizes[:i]) + size / 2) / room))].append(section)
    return columns


def three(page):
    columns = shared_out(page.content.sections, 3)
    return head(page) + '<div class="three">' + "".join(f'<div>{"".join(map(page.section, c))}</div>' for c in columns) + "</div>"


def three_mid(page):
    side, main = page.content.side()
    half = (len(side) + 1) // 2
    return head(page) + '<div class="mid">' + "".join(f'<div>{"".join(map(page.section, c))}</div>' for c in (side[:half], main, side[half:])) + "</div>"


def cards(page):
    return head(page) + '<div class="cards">' + "".join(f'<div class="card">{page.section(s)}</div>' for s in page.content.sections) + "</div>"


def cut(title, zh):
    """A label as a narrow cell breaks it: two characters a line, or a word."""
    title = title.strip("【】")
    return "<br>".join(title[i:i + 2] for i in range(0, len(title), 2)) if zh else "<br>".join(map(escape, title.split()))


def short_labels(page):
    p, d = page.p, page.p.personal
    pairs = [("姓名", p.name), ("性别", d["gender"]), ("出生年月", d["born"]), ("籍贯", d["home"]), ("电话", p.phone), ("邮箱", p.email)] \
        if p.zh else [("Name", p.name), ("Gender", d["gender"]), ("Date of birth", d["born"]), ("Hometown", d["home"]), ("Phone", p.phone), ("Email", p.email)]
    cell = lambda k, v: f'<td class="label">{k}</td><td>{escape(v)}</td>'
    rows = "".join(f"<tr>{cell(*pairs[i])}{cell(*pairs[i + 1])}</tr>" for i in range(0, 6, 2))
    rows += "".join(f'<tr><td class="label">{cut(s.title, p.zh)}</td><td colspan="3">{page.inside(s)}</td></tr>' for s in page.content.sections)
    return f'<h1>{"个人简历" if p.zh else "Curriculum Vitae"}</h1><table class="short">{rows}</table>'


def named(page, names, rows):
    style = "marks" if page.c.get("ruled", True) else "marks plain"
    return (f'<table class="{style}"><tr>{"".join(f"<th>{n}</th>" for n in names)}</tr>'
            + "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in rows) + "</table>")


def degree_table(page):
    """Studies, and drawn jobs and prizes, as tables whose first row names the columns."""
    p, zh = page.p, page.p.zh
    grade = lambda e: e["gpa"] or "—"
    ways = [(("Degree", "Institute", "Year", "CGPA"), lambda e: (f"{e['degree']} in {e['field']}", e["institution"], e["period"]["text"], grade(e))),
            (("Year", "Degree / Programme", "Institution", "Grade"), lambda e: (e["period"]["text"], f"{e['degree']}, {e['field']}", e["institution"], grade(e))),
            (("Institution", "Degree", "Specialization", "Period"), lambda e: (e["institution"], e["degree"], e["field"], e["period"]["text"]))]
    if zh:
        ways = [(("时间", "学校", "专业", "学历"), lambda e: (e["period"]["text"], e["institution"], e["field"], e["degree"])),
                (("学历", "学校", "专业", "起止时间", "绩点"), lambda e: (e["degree"], e["institution"], e["field"], e["period"]["text"], grade(e)))]
    with_grades = [w for w in ways if w[0][-1] in ("CGPA", "Grade", "绩点")]
    names, row = page.r.choice(with_grades if any(e["gpa"] for e in p.education) else ways)
    tables = page.r.random() < 0.5
    jobs = ("时间", "单位", "职务") if zh else ("Organisation", "Role", "Period")
    inner = {"education": lambda s: named(page, names, map(row, p.education))}
    if tables:
        cells = (lambda j: (j["period"]["text"], j["organization"], j["role"])) if zh else (lambda j: (j["organization"], j["role"], j["period"]["text"]))
        inner["work"] = lambda s: named(page, jobs, map(cells, p.jobs))
        inner["awards"] = lambda s: named(page, ("获奖时间", "奖项名称") if zh else ("Award", "Year"),
                                          ((a["year"], a["title"]) if zh else (a["title"], a["year"]) for a in p.awards))
    return head(page) + "".join(f"<section><h2>{escape(s.title)}</h2>{inner.get(s.kind, page.inside)(s)}</section>" for s in page.content.sections)


def timeline(page):
    def entry(e):
        told = "".join(f"<div>{escape(t)}</div>" for t in e.lines[1:] + e.told)
        return f'<div class="e time"><div>{escape(e.date)}</div><div class="dot"></div><div><b>{escape(e.lines[0])}</b>{told}</div></div>'
    body = ""
    for s in page.content.sections:
        dated = s.entries and s.entries[0].date
        body += f"<section><h2>{escape(s.title)}</h2>{''.join(map(entry, s.entries)) if dated else page.inside(s)}</section>"
    return head(page) + body


def deedy(page):
    narrow = ("skills", "languages", "tests", "education", "summary")
    side = "".join(page.section(s) for s in page.content.sections if s.kind in narrow)
    main = "".join(page.section(s) for s in page.content.sections if s.kind not in narrow)
    return head(page) + f'<div class="deedy"><div>{side}</div><div>{main}</div></div>'


def split_head(page):
    contact = "".join(f"<div>{escape(x)}</div>" for x in page.content.contact())
    top = f'<div class="top"><h1>{escape(page.p.name)}</h1><div style="text-align:right">{contact}</div></div>'
    return top + "".join(map(page.section, page.content.sections))


def chips(page):
    """Headings in coloured chips, in Chinese with the English beside them."""
    body = ""
    for s in page.content.sections:
        english = f' <span style="color:#999;font-size:8pt">{s.kind.upper()}</span>' if page.p.zh else ""
        body += f'<div><span class="chip">{escape(s.title)}</span>{english}</div>{page.inside(s)}'
    return head(page) + body


BOARDS = {"three": three, "three-mid": three_mid, "cards": cards, "short-labels": short_labels, "degree-table": degree_table,
          "timeline": timeline, "deedy": deedy, "split-head": split_head, "chips": chips}
