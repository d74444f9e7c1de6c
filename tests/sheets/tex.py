# SPDX-License-Identifier: GPL-3.0-or-later
"""CVs in LaTeX: the class that most people take, and pages of one's own making."""
import re

ESCAPES = {"&": r"\&", "%": r"\%", "#": r"\#", "_": r"\_", "$": r"\$", "~": r"\textasciitilde{}", "•": r"\textbullet{}", "\u2003": r"\quad{}"}


def tex(text):
    text = re.sub(r"(?<=[^\x00-\x7f]) (?=[^\x00-\x7f])", "\u2003", text)  # between Chinese characters a plain space is dropped
    return "".join(ESCAPES.get(c, c) for c in text)


class TexPage:
    def __init__(self, content, choices):
        self.c, self.content, self.p, self.r = choices, content, content.p, content.r

    def set(self):
        way = self.c.get("columns", "one")
        fonts = r"\usepackage{xeCJK}\setCJKmainfont{%s}" % self.r.choice(["Noto Serif CJK SC", "Noto Sans CJK SC"]) if self.p.zh else ""
        return {"europe": self.europe, "currvita": self.currvita}.get(way, self.article)(fonts, way)

    def europe(self, fonts, _):
        """The form of the European Union: headings and dates in a column at the left."""
        body = ""
        for s in self.content.sections:
            body += r"\ecvsection{%s}" % tex(s.title)
            for e in s.entries:
                body += "".join(r"\ecvitem{%s}{%s}" % (tex(e.date) if i == 0 else "", r"\textbf{%s}" % tex(x) if i == 0 else tex(x))
                                for i, x in enumerate(e.lines + e.told))
            body += "".join(r"\ecvitem{%s}{%s}" % (tex(right), tex(text)) for text, right in s.lines)
        return (r"\documentclass[helvetica,narrow]{europecv}%s\ecvname{%s}\ecvtelephone{%s}\ecvemail{%s}\begin{document}\begin{europecv}"
                r"\ecvpersonalinfo %s\end{europecv}\end{document}" % (fonts, tex(self.p.name), tex(self.p.phone), tex(self.p.email), body))

    def currvita(self, fonts, _):
        """A list a section, its labels in a column at the left."""
        body = ""
        for s in self.content.sections:
            items = [(tex(e.date), r"\\ ".join([r"\textbf{%s}" % tex(e.lines[0])] + [tex(x) for x in e.lines[1:] + e.told])) for e in s.entries]
            items += [(tex(right), tex(text)) for text, right in s.lines]
            body += "\n" + r"\begin{cvlist}{%s}%s\end{cvlist}" % (tex(s.title), "".join(r"\item[%s] %s" % item for item in items))
        return (r"\documentclass[10pt,a4paper]{article}\usepackage[margin=2cm]{geometry}\usepackage{fontspec}\usepackage[LabelsAligned]{currvita}%s"
                r"\setlength{\cvlabelwidth}{36mm}\begin{document}\begin{cv}{%s}%s\par\bigskip %s\end{cv}\end{document}"
                % (fonts, tex(self.p.name), r" \quad ".join(map(tex, self.content.contact())), body))

    def article(self, fonts, way):
        body = "".join(self.section(s, way) for s in self.content.sections)
        heads = {"bold": r"{\large\bfseries #1}\par\smallskip", "ruled": r"{\large\bfseries #1}\par\vspace{-6pt}\hrulefill\par\smallskip",
                 "capitals": r"{\bfseries\MakeUppercase{#1}}\par\smallskip", "large": r"{\Large\scshape #1}\par\smallskip"}
        return (r"\documentclass[10pt,a4paper]{article}\usepackage[margin=2cm]{geometry}\usepackage{fontspec,enumitem,longtable,array}%s"
                r"\setlength{\parindent}{0pt}\pagestyle{%s}\setlist{nosep,leftmargin=1.4em}\newcommand{\head}[1]{\bigskip\filbreak %s}"
                r"\begin{document}%s{\LARGE\bfseries %s}\par %s\par %s%s\end{document}"
                % (fonts, self.r.choice(["empty", "plain"]), heads[self.c.get("heading", "bold")], r"\begin{center}" if self.c.get("head") == "banner" else "",
                   tex(self.p.name), self.r.choice([r" \textbar{} ", r" $\cdot$ ", r" \quad "]).join(map(tex, self.content.contact())),
                   r"\end{center}" if self.c.get("head") == "banner" else "", body))

    def section(self, s, way):
        inside = "".join(map(self.entry, s.entries))
        if s.bullets:
            inside += r"\begin{itemize}%s\end{itemize}" % "".join(r"\item " + tex(t) for t, _ in s.lines)
        else:
            inside += "".join(tex(t) + (r"\hfill " + tex(r) if r else "") + r"\par " for t, r in s.lines)
        if way == "margin-heads":
            return ("\n" + r"\medskip\filbreak\begin{minipage}[t]{0.2\textwidth}\raggedright\bfseries %s\end{minipage}\hfill"
                    r"\begin{minipage}[t]{0.77\textwidth}%s\end{minipage}\par" % (tex(s.title), inside))
        return "\n" + r"\head{%s}%s" % (tex(s.title), inside)

    def entry(self, e):
        way, lines, date = self.c.get("dates", "right") if e.date else "none", [tex(x) for x in e.lines], tex(e.date)
        told = r"\begin{itemize}%s\end{itemize}" % "".join(r"\item " + tex(t) for t in e.told) if e.told else ""
        lines[0] = r"\textbf{%s}" % lines[0]
        if way == "right":
            lines[0] += r"\hfill " + date
        elif way == "inline":
            lines[-1] += self.content.comma + date
        elif way == "brackets":
            lines[0] += f" ({date})"
        elif way == "below":
            lines.append(r"\textit{%s}" % date)
        elif way == "left":
            return (r"\begin{minipage}[t]{0.24\textwidth}\raggedright %s\end{minipage}\hfill\begin{minipage}[t]{0.74\textwidth}%s%s\end{minipage}\par\smallskip "
                    % (date, r"\par ".join(lines), r"\par " + told if told else ""))
        return r"\par ".join(lines) + r"\par " + told + r"\par\smallskip "
