#!/usr/bin/env bash
# Rebuilds the serif fonts of this folder, which pdfkit can subset (both SIL OFL 1.1, no Reserved Font Name).
# Needs npm, and python3 with fontTools and brotli.
set -euo pipefail

out="$(cd "$(dirname "$0")" && pwd)"
page="$out/../../../src/ui/fonts"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
python="${PYTHON:-python3}"

npm install --silent --no-save --ignore-scripts --prefix "$work" @expo-google-fonts/literata@0.4.3
literata="$work/node_modules/@expo-google-fonts/literata"

# Latin with all European accents, Greek and Cyrillic for names, punctuation, currencies, arrows and mathematics.
characters="U+0020-007E,U+00A0-024F,U+0259,U+02BB-02DC,U+0300-0304,U+0306-030C,U+0326-0328,U+0370-03FF,U+0400-045F"
characters+=",U+0490-0491,U+1E80-1E85,U+1E9E,U+1EF2-1EF3,U+2000-203A,U+2044,U+2070-208E,U+20A0-20BF,U+2113,U+2116"
characters+=",U+2122,U+2126,U+2150-215E,U+2190-2193,U+2200-22FF,U+25A0-25CF,U+FB01-FB02"
features="kern,liga,ccmp,locl,mark,mkmk"

subset() { # source, output
  "$python" -m fontTools.subset "$1" --unicodes="$characters" --layout-features="$features" --no-hinting \
    --desubroutinize --name-IDs='*' --output-file="$out/$2"
}

subset "$literata/400Regular/Literata_400Regular.ttf" literata-regular.ttf
subset "$literata/400Regular_Italic/Literata_400Regular_Italic.ttf" literata-italic.ttf
subset "$literata/700Bold/Literata_700Bold.ttf" literata-bold.ttf
# The headline font of the page, which is already condensed, at one weight.
"$python" -m fontTools.varLib.instancer -q "$page/testata-display.woff2" wght=700 -o "$work/display.ttf"
"$python" - "$work/display.ttf" "$work/plain.ttf" <<'PY'
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
font.flavor = None
font.save(sys.argv[2])
PY
subset "$work/plain.ttf" noto-serif-display-bold.ttf
cp -f "$literata/LICENSE_FONT" "$out/OFL-literata.txt"
cp -f "$page/OFL-noto-serif-display.txt" "$out/"
ls -l "$out"/*.ttf
