# SPDX-License-Identifier: GPL-3.0-or-later
"""A PDF by hand, from numbered bodies."""

MEBI = 1 << 20


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
