# SPDX-License-Identifier: GPL-3.0-or-later
"""Text sources that nobody would write by hand."""
import random

CV = "# Mira Okaduwe\nmira@example.org\n\n## Education\nTongji University, B.S., 2019 – 2023, GPA 3.9/4.0\n"


def texts(seed, by_chance):
    """Name and bytes of each."""
    chance = random.Random(seed)
    yield "one-line.txt", b"word \xe5\xad\xa6 " * 1_250_000
    yield "one-word.txt", b"a" * 10_000_000
    yield "a-million-lines.txt", b"2019 - 2023 Tongji University\n" * 1_000_000
    yield "a-million-headings.md", b"# Education\n" * 1_000_000
    yield "empty-lines.txt", b"\n" * 5_000_000
    yield "nul.txt", CV.encode().replace(b" ", b"\0")
    yield "nul-at-the-end.md", CV.encode() + b"\0" * 4096
    yield "bad-utf8.txt", CV.encode().replace(b"a", b"\xc3\x28\xff\xfe")
    yield "cut-utf8.md", ("江晓 " * 5000).encode()[:-2]
    yield "surrogates.txt", "\ufeff江晓".encode("utf-16-le") + b"\x00\xd8" * 500
    yield "odd-utf16.txt", b"\xff\xfe" + CV.encode("utf-16-le")[:-1]
    yield "bidi.md", CV.replace("Mira", "\u202e\u2066ariM\u2069\u202c").encode()
    yield "bidi-everywhere.txt", "".join("\u202e" + c for c in CV * 50).encode()
    yield "zero-width.txt", "\u200b\u200d\ufeff\u2060".join(CV).encode()
    yield "combining.md", CV.replace("a", "a" + "\u0301" * 5000).encode()
    yield "brackets.md", b"[" * 200_000 + b"]" * 200_000
    yield "quotes.md", b"> " * 200_000 + b"Mira"
    yield "numbers.txt", b"9" * 500_000 + b"/" + b"4" * 500_000
    yield "dates.txt", b"2019.09-" * 300_000
    yield "authors.txt", b"## Publications\n" + b"A. Okaduwe, " * 200_000 + b"Title. 2020.\n"
    yield "white.txt", b" \t" * 1_000_000
    yield "control.txt", bytes(range(32)) * 3000
    for i in range(by_chance):
        yield f"noise-{i}.txt", chance.randbytes(chance.randrange(1, 60_000))
        changed = bytearray((CV * 20).encode())
        for _ in range(200):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        yield f"changed-{i}.md", bytes(changed)


def write(folder, seed, by_chance):
    """All that are made on purpose, and so many of each kind that chance makes; file name → kind."""
    kinds = {}
    for name, content in texts(seed, by_chance):
        (folder / name).write_bytes(content)
        kinds[name] = "text"
    return kinds
