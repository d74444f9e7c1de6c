# SPDX-License-Identifier: GPL-3.0-or-later
"""CVs as web pages, which a browser prints: flex boxes, grids, floats and tables as templates on the web have them."""
from html import escape

import boards

HEADS = {"bold": "font-weight:bold;font-size:13pt", "capitals": "text-transform:uppercase;letter-spacing:1.5px;font-size:11pt;font-weight:600",
         "large": "font-size:17pt;font-weight:normal;color:#246", "ruled": "font-size:12.5pt;font-weight:bold;border-bottom:1px solid #444",
         "bar": "font-size:12pt;background:#345;color:white;padding:2px 8px", "left-rule": "border-left:5px solid #a33;padding-left:8px;font-size:13pt;font-weight:bold",
         "boxed": "border:1px solid #555;padding:2px 6px;text-align:center;font-weight:bold", "italic-head": "font-style:italic;font-size:14pt;color:#135"}
FONTS = ["'Liberation Sans','Noto Sans CJK SC'", "'DejaVu Sans','Noto Sans CJK SC'", "'Noto Serif','Noto Serif CJK SC'", "'Liberation Serif','Noto Serif CJK SC'"]


class WebPage:
    def __init__(self, content, choices):
        self.c, self.content, self.p, self.r = choices, content, content.p, content.r

    def set(self):
        way = self.c.get("columns", "one")
        side, main = self.content.side() if way in ("left-bar", "right-bar") else ([], self.content.sections)
        if way in boards.BOARDS:
            return self.page(boards.BOARDS[way](self))
        if way in ("poster-left", "poster-right", "whole-form", "bracket-bars"):
            return self.page({"whole-form": self.whole_form, "bracket-bars": self.bracket_bars}.get(way, self.poster)())
        head = (f'<header><h1>{escape(self.p.name)}</h1><p>{self.r.choice([" | ", " &nbsp; ", " · "]).join(map(escape, self.content.contact()))}</p></header>')
        body = self.columns(way, side, main)
        return self.page(head + body)

    def page(self, body):
        bar = "header{background:#246;color:white;padding:14px 20px;margin:-6mm -6mm 4mm}" if self.c.get("head") == "banner" else ""
        return (f'<!doctype html><html lang="{"zh" if self.p.zh else "en"}"><meta charset="utf-8"><style>'
                f'@page{{size:A4;margin:14mm}}body{{font-family:{self.r.choice(FONTS)};font-size:{self.r.choice([9.5, 10, 10.5])}pt;line-height:1.35;margin:0}}'
                f'h1{{font-size:21pt;margin:0;text-align:{self.r.choice(["left", "center"])}}}header p{{margin:2px 0 8px;text-align:inherit}}'
                f'h2{{{HEADS[self.c.get("heading", "bold")]};margin:{self.r.choice([8, 12])}px 0 5px;break-after:avoid}}'
                'p{margin:0}ul{margin:1px 0 3px;padding-left:16px}.e{margin-bottom:6px;break-inside:avoid}'
                '.row{display:flex;justify-content:space-between;gap:14px}.rail{display:grid;grid-template-columns:105px 1fr;gap:0 12px}'
                '.cells{display:grid;grid-template-columns:1fr 1.2fr 1fr}.cells span:nth-child(2){text-align:center}.cells span:last-child{text-align:right}'
                '.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}.side{display:flex;gap:22px}.narrow{width:150px;flex:none}.wide{flex:1}'
                f'td{{vertical-align:top;padding:1px 6px}}.place{{font-weight:bold}}{bar}'
                '.poster{display:flex;min-height:250mm}.dark{width:54mm;flex:none;background:#2b3a46;color:white;padding:8mm 5mm}.dark h2{color:white}'
                '.bright{flex:1;padding:8mm}.meter{height:4px;background:#79b;margin:1px 0 5px}'
                'table.whole{border-collapse:collapse;width:100%}table.whole td{border:1px solid #222;padding:4px 6px}td.of{text-align:center;font-weight:bold}'
                'h2.filled{background:#1f4e79;color:white;font-size:11pt;padding:2px 8px;border:none;text-align:left;font-style:normal}'
                f'{boards.STYLE}'
                f'</style><body>{body}</body></html>')

    def poster(self):
        """A coloured side-bar with contact, skills and the like, the name large over the main column, in Chinese with the headings in English, too."""
        side, main = self.content.side()
        names = [escape(self.p.name)] if self.p.zh else [escape(n) for n in self.p.name.split(" ", 1)]
        contact = "".join(f"<p>{escape(x)}</p>" for x in self.content.contact())
        dark = f"<h2>{'联系方式' if self.p.zh else 'Contact'}</h2>{contact}" + "".join(
            self.section(s) if s.kind != "skills" else
            f"<h2>{escape(s.title)}</h2>" + "".join(f'<p>{escape(k)}</p><div class="meter" style="width:{self.r.randint(50, 95)}%"></div>' for k in self.p.skills)
            for s in side)
        bright = f"<h1>{'<br>'.join(names)}</h1>" + "".join(self.section(s, self.p.zh) for s in main)
        parts = [f'<div class="dark">{dark}</div>', f'<div class="bright">{bright}</div>']
        return f'<div class="poster">{"".join(parts if self.c["columns"] == "poster-left" else parts[::-1])}</div>'

    def whole_form(self):
        """One ruled table from the name to the last prize, as word processors' templates have it."""
        p, d = self.p, self.p.personal
        labels = [("姓　　名", p.name), ("性　　别", d["gender"]), ("出生年月", d["born"]), ("民　　族", d["ethnicity"]), ("籍　　贯", d["home"]), ("政治面貌", d["party"]), ("联系电话", p.phone), ("电子邮箱", p.email)] \
            if p.zh else [("Name", p.name), ("Gender", d["gender"]), ("Date of birth", d["born"]), ("Hometown", d["home"]), ("Phone", p.phone), ("E-mail", p.email)]
        cell = lambda k, v: f'<td class="of">{k}</td><td>{escape(v)}</td>'
        rows = "".join(f"<tr>{cell(*labels[i])}{cell(*labels[i + 1])}</tr>" for i in range(0, len(labels), 2))
        for s in self.content.sections:
            rows += f'<tr><td class="of" colspan="4">{escape(s.title)}</td></tr>'
            for e in s.entries:
                told = "".join(f"<div>{escape(x)}</div>" for x in e.lines + e.told)
                rows += f'<tr><td class="of">{escape(e.date)}</td><td colspan="3">{told}</td></tr>' if e.date else f'<tr><td colspan="4">{told}</td></tr>'
            rows += "".join(f'<tr><td colspan="4">{escape(t)}{" " if r else ""}{escape(r)}</td></tr>' for t, r in s.lines)
        return f'<h1>{"个 人 简 历" if p.zh else "Curriculum Vitae"}</h1><table class="whole">{rows}</table>'

    def bracket_bars(self):
        """What applicants for recommended admission send: bars with 【】, the name with what it is, one line of facts under each school."""
        p = self.p
        head = f'<h1>{escape(p.name)}</h1><p style="text-align:center">{"　|　".join(map(escape, self.content.contact()))}</p>'
        title = lambda s: f"【{s.title.strip('【】')}】" if p.zh else f"[ {s.title} ]"
        return head + "".join(f'<h2 class="filled">{escape(title(s))}</h2>{self.inside(s)}' for s in self.content.sections)

    def columns(self, way, side, main):
        wide, narrow = "".join(map(self.section, main)), "".join(map(self.section, side))
        if way == "left-bar":
            return f'<div class="side"><div class="narrow">{narrow}</div><div class="wide">{wide}</div></div>'
        if way == "right-bar":
            return f'<div class="side"><div class="wide">{wide}</div><div class="narrow">{narrow}</div></div>'
        if way == "margin-heads":
            return "".join(f'<div class="rail" style="margin-top:8px"><b>{escape(s.title)}</b><div>{self.inside(s)}</div></div>' for s in main)
        if way == "two":
            half = (len(main) + 1) // 2
            return f'<div class="two"><div>{"".join(map(self.section, main[:half]))}</div><div>{"".join(map(self.section, main[half:]))}</div></div>'
        return wide

    def section(self, s, translated=False):
        english = f' <small style="font-size:60%;color:#888">{s.kind.upper()}</small>' if translated else ""
        return f"<section><h2>{escape(s.title)}{english}</h2>{self.inside(s)}</section>"

    def inside(self, s):
        if self.c.get("columns") == "table" and s.entries and s.entries[0].date:
            rows = "".join(f"<tr><td>{escape(e.date)}</td>" + "".join(f"<td>{escape(x)}</td>" for x in e.lines) + f"<td>{escape('；'.join(e.told))}</td></tr>" for e in s.entries)
            return f'<table>{rows}</table>'
        lines = "".join(f'<li>{escape(t)}</li>' if s.bullets else f'<div class="row"><p>{escape(t)}</p><p>{escape(r)}</p></div>' if r else f'<p>{escape(t)}</p>'
                        for t, r in s.lines)
        return "".join(map(self.entry, s.entries)) + (f"<ul>{lines}</ul>" if s.bullets else lines)

    def entry(self, e):
        way, date = self.c.get("dates", "right") if e.date else "none", escape(e.date)
        lines = [escape(x) for x in e.lines]
        told = f"<ul>{''.join(f'<li>{escape(t)}</li>' for t in e.told)}</ul>" if e.told else ""
        lines[0] = f"<b>{lines[0]}</b>"
        if way == "right":
            lines[0] = f'<div class="row"><span>{lines[0]}</span><span>{date}</span></div>'
        elif way == "inline":
            lines[-1] += f"{self.content.comma}{date}"
        elif way == "brackets":
            lines[0] += f" ({date})"
        elif way == "below":
            lines.append(f"<i>{date}</i>")
        elif way in ("cells", "cells-last") and len(lines) > 1:
            cells = [date, *lines[:2]] if way == "cells" else [*lines[:2], date]
            lines = ['<div class="cells">' + "".join(f"<span>{x}</span>" for x in cells) + "</div>", *lines[2:]]
        elif way in ("cells", "cells-last"):
            lines[0] = f'<div class="row"><span>{date}</span><span>{lines[0]}</span></div>' if way == "cells" else f'<div class="row"><span>{lines[0]}</span><span>{date}</span></div>'
        body = "".join(f"<div>{x}</div>" for x in lines) + told
        return f'<div class="e rail"><div>{date}</div><div>{body}</div></div>' if way == "left" else f'<div class="e">{body}</div>'
