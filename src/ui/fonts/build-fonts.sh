#!/usr/bin/env bash
# Rebuilds the font files of this folder from @fontsource-variable packages (all SIL OFL 1.1, no Reserved Font Name).
# Run `npm run generate` afterwards. Needs npm, and python3 with pip. fontTools is pinned:
# Debian’s 4.38 makes the display font 5 KB larger.
set -euo pipefail

out="$(cd "$(dirname "$0")" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet fonttools==4.66.1 brotli==1.2.0
python="$work/venv/bin/python"
npm install --silent --no-save --prefix "$work" \
  @fontsource-variable/{noto-serif-display@5.3.0,literata@5.3.0,archivo@5.3.0}

characters="U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0160-0161,U+017D-017E,U+02C6,U+02DA,U+02DC,U+2002-200A,U+200D"
characters+=",U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2116,U+2122"
characters+=",U+2190-2193,U+2212,U+2215,U+2248,U+2260,U+2264-2265,U+FB01-FB02"
features="kern,liga,clig,calt,ccmp,locl,mark,mkmk,lnum,onum,tnum,pnum,case,frac,numr,dnom,sups,ordn"

make() { # package, axis file, style, output, axes…
  local source="$work/node_modules/@fontsource-variable/$1/files/$1-latin-$2-$3.woff2" file="$4"
  shift 4
  "$python" -m fontTools.varLib.instancer -q "$source" "$@" -o "$work/instance.ttf"
  "$python" -m fontTools.subset "$work/instance.ttf" --unicodes="$characters" --layout-features="$features" \
    --flavor=woff2 --no-hinting --desubroutinize --output-file="$out/$file"
}

make noto-serif-display wdth normal testata-display.woff2        wdth=75 wght=500:800
make noto-serif-display wdth italic testata-display-italic.woff2 wdth=75 wght=500:700
make literata           opsz normal testata-text.woff2           opsz=14 wght=400:700
# One weight: 20 KB instead of 35, which keeps an article with italics under 120 KB of fonts.
make literata           opsz italic testata-text-italic.woff2    opsz=14 wght=400
make archivo            wdth normal testata-ui.woff2             wdth=98 wght=400:800
make archivo            wdth normal testata-tabloid.woff2        wdth=75 wght=600:900
for package in noto-serif-display literata archivo; do
  cp -f "$work/node_modules/@fontsource-variable/$package/LICENSE" "$out/OFL-$package.txt"
done
ls -l "$out"/*.woff2
