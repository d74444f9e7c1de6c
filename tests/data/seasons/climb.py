#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the seasons that are missing here: version-N.bole from version-(N-1).bole by step N of the schema, with something
in what the step brought. Run it after adding a step; it touches no file that is there."""
import pathlib
import shutil
import sqlite3

HERE = pathlib.Path(__file__).resolve().parent
SCHEMA = HERE.parents[2] / "resources" / "schema"
NOW = "2026-11-02T09:00:00.000Z"
FIELD = "7a1c2f34-5b60-4e7d-8c9a-0b1d2e3f4a5b"

# Applicants are 1 to 3 by their order, the coordinator is the reviewer :chair.
FILLING = {
    8: ["INSERT INTO outside_number VALUES (:first, 'exam', 88.5, :chair, :now)"],
    9: ["INSERT INTO offer_answer VALUES (:second, 'accepted', 'by mail', :chair, :now)"],
    10: ["UPDATE applicant SET number = '2027-001' WHERE id = :first"],
    11: ["INSERT INTO roster_value VALUES (:first, 'own:Desk', '14')"],
    12: [
        "INSERT INTO own_field VALUES (:field, 0,"
        " '{\"id\":\"' || :field || '\",\"kind\":\"text\",\"name\":{\"en\":\"Funding\",\"zh\":\"资助\"}}', :now, NULL)",
        "INSERT INTO own_value VALUES (:first, :field, 'state', :chair, :now)",
    ],
    13: ["INSERT INTO applicant_stage VALUES (:first, 'interview', '', '', '', :chair, :now)"],
}


def climb(path, version, sql):
    shutil.copy(HERE / f"version-{version - 1}.bole", path)
    season = sqlite3.connect(path)
    season.executescript(f"PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = OFF; BEGIN; {sql}"
                         f"; PRAGMA user_version = {version}; COMMIT")
    people = [row[0] for row in season.execute("SELECT id FROM applicant ORDER BY id")]
    (chair,) = season.execute("SELECT id FROM reviewer WHERE role = 'coordinator'").fetchone()
    values = {"first": people[0], "second": people[1], "chair": chair, "now": NOW, "field": FIELD}
    for statement in FILLING.get(version, []):
        season.execute(statement, values)
    season.commit()
    assert not season.execute("PRAGMA foreign_key_check").fetchall()
    season.execute("VACUUM")
    season.execute("PRAGMA journal_mode = WAL")
    season.close()


for step in sorted(SCHEMA.glob("*.sql")):
    number = int(step.name[:4])
    season_file = HERE / f"version-{number}.bole"
    if number > 1 and not season_file.exists():
        climb(season_file, number, step.read_text())
        print(season_file.name)
