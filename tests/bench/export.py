# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast and with how much memory a season of 10,000 leaves as CSV, beside the sqlite3 shell."""
import csv
import os
import pathlib
import subprocess
import tempfile

from measure import medians, peak_memory, seconds

# The same columns on both sides.
COLUMNS = ["applicant", "name", "nameOther", "email", "institution", "level", "area", "gpa",
           "gpaScale", "gpaPercent", "rankPosition", "rankOf", "rankPercent", "publications",
           "firstAuthor", "ccfA", "ielts", "toefl", "cet6", "tags"]
QUERY = """
SELECT a.id, f.name, f.name_other, f.email, f.institution, f.level, f.area, f.gpa, f.gpa_scale,
       f.gpa_percent, f.rank_position, f.rank_of, f.rank_percent, f.publications, f.first_author,
       f.ccf_a, (SELECT score FROM test_score WHERE applicant_id = a.id AND test = 'ielts'),
       (SELECT score FROM test_score WHERE applicant_id = a.id AND test = 'toefl'),
       (SELECT score FROM test_score WHERE applicant_id = a.id AND test = 'cet6'),
       (SELECT group_concat(name, '; ') FROM (SELECT name FROM tag WHERE applicant_id = a.id
                                              ORDER BY name))
FROM applicant a LEFT JOIN facts f ON f.applicant_id = a.id
WHERE a.removed_at IS NULL ORDER BY f.gpa_percent DESC, a.id
"""


def season_of(build, folder, count):
    path = os.path.join(folder, f"{count}.bole")
    subprocess.run([build / "app/bole", "generate", path, str(count)], check=True,
                   stdout=subprocess.DEVNULL)
    return path


def number_of_rows(path):
    with open(path, newline="", encoding="utf-8") as file:
        return sum(1 for _ in csv.reader(file, strict=True)) - 1


def rows(build, runs):
    bole = str(build / "app" / "bole")
    with tempfile.TemporaryDirectory(dir=build) as folder:
        out = os.path.join(folder, "out.csv")
        sheet = os.path.join(folder, "out.xlsx")
        small, large = (season_of(build, folder, count) for count in (1000, 10000))

        def export(season, profile="plain"):
            return [bole, "export", season, "--all", "--by", "fact:gpaPercent", "--headings", "id",
                    "--profile", profile, "--columns", ",".join(COLUMNS), "-o", out]

        def sqlite(season):
            return ["sqlite3", "-csv", "-header", "-readonly", season, f".once {folder}/peer.csv",
                    QUERY]

        ours, excel, peer = medians(runs, lambda: seconds(export(large)),
                                    lambda: seconds(export(large, "excel")),
                                    lambda: seconds(sqlite(large)))
        written = number_of_rows(out), number_of_rows(pathlib.Path(folder) / "peer.csv")
        detail = f"{written[0]} and {written[1]} rows, {len(COLUMNS)} columns"
        few, many = peak_memory(export(small)), peak_memory(export(large))
        book = [bole, "export", large, "--all", "--format", "xlsx", "-o", sheet]
        return [
            ("bole export : sqlite3, 10,000 applicants as plain CSV", f"{ours / peer:.2f}",
             f"{ours * 1000:.0f} ms : {peer * 1000:.0f} ms, {detail}"),
            ("bole export : sqlite3, the same for Excel", f"{excel / peer:.2f}",
             f"{excel * 1000:.0f} ms : {peer * 1000:.0f} ms"),
            ("peak memory, MB more for 10,000 than for 1,000 rows", f"{many - few:.1f}",
             f"{few:.1f} MB, {many:.1f} MB"),
            ("bole export to XLSX, 10,000 applicants, seconds", f"{seconds(book):.2f}",
             f"peak {peak_memory(book):.1f} MB"),
        ]
