# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages with text at exact places, written as PDF: Helvetica for Latin, a Chinese font by name for the rest."""

# Widths of Helvetica's characters from the space on, in thousandths of the size.
WIDTHS = [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
          556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
          667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
          556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584]
LATIN = {"–": ("\\226", 556), "—": ("\\227", 1000), "•": ("\\225", 350), "’": ("\\222", 222), "“": ("\\223", 333),
         "”": ("\\224", 333), "é": ("\\351", 556), "ö": ("\\366", 556), "ü": ("\\374", 556), "·": ("\\267", 278)}


def is_latin(c):
    return 32 <= ord(c) < 127 or c in LATIN


def width(text, size, bold=False):
    units = sum(WIDTHS[ord(c) - 32] if 32 <= ord(c) < 127 else LATIN[c][1] if c in LATIN else 1000 for c in text)
    return units * size / 1000 * (1.06 if bold else 1)


def runs(text):
    """Stretches of one script."""
    part = ""
    for c in text:
        if part and is_latin(c) != is_latin(part[-1]):
            yield part
            part = ""
        part += c
    if part:
        yield part


class Paper:
    """A document while it is being set. Places are points from the top left."""

    def __init__(self, wide=595, high=842):
        self.wide, self.high, self.pages = wide, high, [[]]

    def new_page(self):
        self.pages.append([])

    def text(self, x, y, text, size=10, bold=False, page=-1):
        for part in runs(text):
            latin = is_latin(part[0])
            font = ("F2" if bold else "F1") if latin else ("F4" if bold else "F3")
            if latin:
                shown = "(" + "".join(LATIN[c][0] if c in LATIN else "\\" + c if c in "()\\" else c for c in part) + ")"
            else:
                shown = "<" + part.encode("utf-16-be").hex() + ">"
            self.pages[page].append(f"BT /{font} {size:g} Tf {x:.2f} {self.high - y:.2f} Td {shown} Tj ET")
            x += width(part, size, bold)
        return x

    def rule(self, x, y, x2, thick=0.6, page=-1):
        self.pages[page].append(f"{thick:g} w {x:.1f} {self.high - y:.1f} m {x2:.1f} {self.high - y:.1f} l S")

    def bar(self, x, y, wide, high, grey=0.85, page=-1):
        self.pages[page].append(f"{grey} g {x:.1f} {self.high - y - high:.1f} {wide:.1f} {high:.1f} re f 0 g")

    def frame(self, x, y, wide, high, page=-1):
        self.pages[page].append(f"0.6 w {x:.1f} {self.high - y - high:.1f} {wide:.1f} {high:.1f} re S")

    def bytes(self):
        objects = ["<< /Type /Catalog /Pages 2 0 R >>", None]
        for name in ("Helvetica", "Helvetica-Bold"):
            objects.append(f"<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>")
        for name in ("STSong-Light", "STHeiti-Bold"):
            objects.append(f"<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font "
                           f"/Subtype /CIDFontType0 /BaseFont /{name} /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> "
                           "/DW 1000 >>] >>")
        kids = []
        for content in self.pages:
            stream = "\n".join(content)
            objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream")
            objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {self.wide} {self.high}] /Contents {len(objects)} 0 R "
                           "/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R /F4 6 0 R >> >> >>")
            kids.append(f"{len(objects)} 0 R")
        objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>"
        out, places = b"%PDF-1.4\n", []
        for i, body in enumerate(objects):
            places.append(len(out))
            out += f"{i + 1} 0 obj\n{body}\nendobj\n".encode("latin-1")
        table = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n" + "".join(f"{p:010} 00000 n \n" for p in places)
        return out + (table + f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(out)}\n%%EOF\n").encode()
