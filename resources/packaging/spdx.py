#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""spdx.py VERSION COMMIT SECONDS [package:NAME|other:NAME=VERSION=LICENCE|FILE]...: an SPDX 2.3 document.

It names everything that these programs and libraries load, the packages whose data is shipped, and what is no package.

Debian's database knows the package and version of each library, and the copyright file of the package its licences.
Run by `./dev licences` and by makebundle.sh, inside the toolchain. The same input gives the same bytes.
"""
import datetime
import json
import pathlib
import re
import subprocess
import sys

# Debian's short names that are no SPDX identifiers already.
KNOWN = {
    "Expat": "MIT", "BSD-2-clause": "BSD-2-Clause", "BSD-3-clause": "BSD-3-Clause", "BSD-4-clause": "BSD-4-Clause",
    "GPL-1": "GPL-1.0-only", "GPL-1+": "GPL-1.0-or-later", "GPL-2": "GPL-2.0-only", "GPL-2+": "GPL-2.0-or-later",
    "GPL-3": "GPL-3.0-only", "GPL-3+": "GPL-3.0-or-later", "LGPL-2": "LGPL-2.0-only", "LGPL-2+": "LGPL-2.0-or-later",
    "LGPL-2.1": "LGPL-2.1-only", "LGPL-2.1+": "LGPL-2.1-or-later", "LGPL-3": "LGPL-3.0-only",
    "LGPL-3+": "LGPL-3.0-or-later", "Apache-2": "Apache-2.0", "Zlib": "Zlib", "zlib": "Zlib", "ISC": "ISC",
    "MPL-1.1": "MPL-1.1", "MPL-2.0": "MPL-2.0", "OFL-1.1": "OFL-1.1", "FTL": "FTL", "PostgreSQL": "PostgreSQL",
    "Apache-2.0": "Apache-2.0", "MIT": "MIT", "BSL-1.0": "BSL-1.0", "Unicode": "Unicode-3.0", "CC0-1.0": "CC0-1.0",
    "curl": "curl", "Artistic": "Artistic-1.0-Perl", "X11": "X11", "MIT-X11": "X11", "public-domain": "LicenseRef-public-domain",
}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def libraries(files):
    found = set()
    for file in files:
        found.update(re.findall(r"(/\S+\.so\S*)", run("ldd", file)))
    return sorted(found)


def packages(paths):
    names = {}
    for path in paths:
        # The database knows a library by its own name below /usr, the loader by a link to it.
        names_of = [str(pathlib.Path(path).resolve()), "/usr" + path, path, "*/" + pathlib.Path(path).name]
        owner = next((found for name in names_of if (found := run("dpkg-query", "-S", name).splitlines())), None)
        if owner:
            names.setdefault(owner[0].split(":")[0], []).append(pathlib.Path(path).name)
    return {name: sorted(set(files)) for name, files in sorted(names.items())}


def spdx_id(name):
    if name in KNOWN:
        return KNOWN[name]
    return "LicenseRef-" + re.sub(r"[^A-Za-z0-9.]+", "-", name).strip("-")


def licences(package):
    """The short names in the machine-readable copyright file, each once."""
    path = pathlib.Path("/usr/share/doc", package, "copyright")
    if not path.exists():
        return []
    names = []
    for line in re.findall(r"^License:[ \t]*(\S.*)$", path.read_text(encoding="utf-8", errors="replace"), re.M):
        names += re.split(r"\s+(?:or|and|and/or)\s+|,\s*", line.strip())
    ids = [spdx_id(re.sub(r"\s+with\s.*", "", name.strip())) for name in names if name.strip()]
    return sorted(set(ids))


def entry(package, files):
    version = run("dpkg-query", "-W", "-f=${Version}", package)
    source = run("dpkg-query", "-W", "-f=${source:Package}", package)
    named = licences(package)
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", package),
        "name": package,
        "versionInfo": version,
        "sourceInfo": "Debian source package " + source,
        "supplier": "Organization: Debian",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": " AND ".join(named) if named else "NOASSERTION",
        "copyrightText": "NOASSERTION",
        "comment": ", ".join(files),
    }


def other(text):
    name, version, licence = text.split("=")
    told = {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name), "name": name,
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION",
    }
    return told | ({"versionInfo": version} if version else {}) # tables of data may have none


def document(version, commit, seconds, entries):
    own = {
        "SPDXID": "SPDXRef-bole", "name": "bole", "versionInfo": version, "sourceInfo": "commit " + commit,
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "GPL-3.0-or-later",
        "licenseDeclared": "GPL-3.0-or-later", "copyrightText": "NOASSERTION",
    }
    refs = sorted({ref for one in entries for ref in re.findall(r"LicenseRef-[A-Za-z0-9.-]+", one["licenseDeclared"])})
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": "bole-" + version,
        "documentNamespace": f"https://bole.invalid/spdx/{version}/{commit}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: bole-spdx"],
        },
        "packages": [own] + entries,
        "hasExtractedLicensingInfos": [
            {"licenseId": ref, "name": ref[len("LicenseRef-"):],
             "extractedText": "See the copyright files of the packages that name it."} for ref in refs],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relatedSpdxElement": "SPDXRef-bole", "relationshipType": "DESCRIBES"}] + [
            {"spdxElementId": "SPDXRef-bole", "relatedSpdxElement": one["SPDXID"], "relationshipType": "DEPENDS_ON"}
            for one in entries],
    }


def main():
    version, commit, seconds, *parts = sys.argv[1:]
    held = packages(libraries([part for part in parts if not part.startswith(("package:", "other:"))]))
    for part in parts:
        if part.startswith("package:"):
            held.setdefault(part.removeprefix("package:"), [])
    entries = [entry(name, files) for name, files in sorted(held.items())]
    entries += [other(part.removeprefix("other:")) for part in parts if part.startswith("other:")]
    json.dump(document(version, commit, int(seconds), entries), sys.stdout, indent=1, sort_keys=True)
    print()


main()
