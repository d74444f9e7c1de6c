#!/usr/bin/env bash
# licences.sh FILE…: an SPDX document of what these programs and libraries load, and of the data that is shipped beside them. Run
# inside the toolchain by `./dev licences` and makebundle.sh.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(sed -nE 's/^set\(BOLE_VERSION ([^ )]+)\).*/\1/p' CMakeLists.txt)
models=$(sed -nE 's/^models_package=.*@([0-9.]+)$/\1/p' dev)
python3 -B resources/packaging/spdx.py "$version" "$(git rev-parse --short=12 HEAD)" "$(git show -s --format=%ct HEAD)" \
    package:poppler-data package:tesseract-ocr-eng package:tesseract-ocr-chi-sim package:fonts-noto-cjk package:fonts-noto-core \
    package:xkb-data package:hunspell-en-us "other:ocr-models=$models=Apache-2.0" "other:research-organization-registry==CC0-1.0" \
    "other:ccfrank4dblp=2026=MIT" "other:unicode-cldr==Unicode-3.0" "$@"
