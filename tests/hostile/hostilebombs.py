# SPDX-License-Identifier: GPL-3.0-or-later
"""What is small on the disk and without end when it is read."""
import typing
import zlib

from hostileparts import MEBI, page, stream

BILLION = 1_000_000_000


class Repeated(typing.NamedTuple):
    """Bytes with a middle that is there many times, and is never made whole before it must be."""
    piece: bytes
    times: int
    before: bytes = b""
    after: bytes = b""

    def whole(self):
        return self.before + self.piece * self.times + self.after


def packed(content):
    """The same deflated, again with a middle that repeats. Each part ends in a full flush, which forgets all that
    came before it, so that its bytes mean the same wherever they stand: 100 GB are made as fast as one MB."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)

    def part(plain):
        return packer.compress(plain) + packer.flush(zlib.Z_FULL_FLUSH)

    at_once = min(content.times, max(1, MEBI // len(content.piece)))
    before = b"\x78\xda" + part(content.before)
    piece = part(content.piece * at_once)
    after = part(content.piece * (content.times % at_once) + content.after) + packer.flush()
    # No reader of PDFs looks at the checksum at the end.
    return Repeated(piece, content.times // at_once, before, after + b"\0\0\0\0")


def once(*content):
    return stream(packed(Repeated(*content)).whole(), b"/Filter /FlateDecode")


def twice(*content):
    """Packed a second time, what repeats itself nearly vanishes."""
    return stream(packed(packed(Repeated(*content))).whole(), b"/Filter [/FlateDecode /FlateDecode]")


def billion_points():
    """One path of a thousand million points, drawn at its end."""
    yield page(packed=twice(b"300 700 l 1 1 l\n", BILLION // 2, b"0 0 m\n", b"S\n"))


def paths():
    for points in (1_000_000, 30_000_000):
        yield page(packed=once(b"1 1 l 9 700 l ", points // 2, b"0 0 m ", b"S "))
    yield page(packed=twice(b"0 0 m 300 700 l S\n", BILLION))  # each one drawn
    yield page(packed=twice(b"0 0 9 9 re ", BILLION // 4, b"", b"W n "))  # a clip
    yield page(b"[0.0001] 0 d 0 0 m 595 842 l S " * 50)
    yield page(b"100000 w 0 0 m " + b"1e30 1e30 l -1e30 1e30 l " * 5000 + b"S f*")
    yield page(b"/P gs /Pattern cs /X scn 0 0 595 842 re f",
               b"/Pattern << /X 6 0 R >>",
               more={6: stream(b"0 0 1 1 re f", b"/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] "
                                                b"/XStep 0.001 /YStep 0.001 /Resources << >>")})
    yield page(b"/S sh", b"/Shading << /S << /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 1e9 0 1e9] /Function << /FunctionType 4 "
                         b"/Domain [0 1 0 1] /Range [0 1] /Length 0 >> >> >>")


def hundred_gigabytes():
    """As a page's content and as a font's table of characters."""
    endless = twice(b"0 ", 50 * BILLION)
    yield page(packed=endless)
    yield page(more={5: b"<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>",
                     6: endless,
                     7: b"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>"})


def bombs():
    yield page(packed=once(b"0", 1024 * MEBI))
    yield page(packed=twice(b"0", 1024 * MEBI))
    image = b"/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceGray "
    grey = once(b"0", 1024 * MEBI).replace(b"<< ", b"<< " + image, 1)
    yield page(b"q 500 0 0 500 0 0 cm /I Do Q", b"/XObject << /I 6 0 R >>", more={6: grey})
    yield page(packed=once(b"BT /F 12 Tf 1 0 0 1 50 700 Tm (Mira) Tj ET ", 5_000_000))
    laughs = {n: stream(b"/X Do " * 10, b"/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X %d 0 R >> >>" % (n + 1))
              for n in range(10, 40)}
    yield page(b"/X Do", b"/XObject << /X 10 0 R >>", more=laughs)
