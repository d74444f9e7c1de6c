#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""spdxshape.py FILE: an SPDX 2.3 document has what the format asks for, and every part of it is related to the program."""
import json
import re
import sys


def complaints(document):
    for key in ("spdxVersion", "dataLicense", "SPDXID", "name", "documentNamespace", "creationInfo", "packages", "relationships"):
        if key not in document:
            yield f"there is no {key}"
    packages = document.get("packages", [])
    ids = [package.get("SPDXID", "") for package in packages]
    if len(set(ids)) != len(ids):
        yield "an SPDXID is there twice"
    known = {one["licenseId"] for one in document.get("hasExtractedLicensingInfos", [])}
    related = {one["relatedSpdxElement"] for one in document.get("relationships", [])}
    for package in packages:
        name = package.get("name", "?")
        for key in ("SPDXID", "name", "downloadLocation", "licenseConcluded", "licenseDeclared", "copyrightText"):
            if not package.get(key):
                yield f"{name} has no {key}"
        if not re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", package.get("SPDXID", "")):
            yield f"{name} has an SPDXID that is none"
        if package.get("SPDXID") not in related:
            yield f"{name} is related to nothing"
        if "versionInfo" in package and not package["versionInfo"]:
            yield f"{name} has an empty version"
        for reference in re.findall(r"LicenseRef-[A-Za-z0-9.-]+", package.get("licenseDeclared", "")):
            if reference not in known:
                yield f"{name} names {reference}, which is explained nowhere"
    names = {package.get("name") for package in packages}
    for wanted in ("bole", "ocr-models", "research-organization-registry", "ccfrank4dblp", "unicode-cldr"):
        if wanted not in names:
            yield f"{wanted} is not named"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        found = list(complaints(json.load(file)))
    print("\n".join(found) if found else "SPDX: the shape is right")
    return 1 if found else 0


sys.exit(main())
