/** The router's own doctype, which is before the template's. */
const FIRST_DOCTYPE = /^<!doctype html>(?=<!doctype)/i;
/** A script that only removes itself. */
const BOUNDARY = /<script>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;
/** Start of the router's data, behind the rendered page. */
const DATA_START = '<script data-tsr-stream-part="">';

/** Matches a string, which is skipped, or a reference: `$R[7]` reads it, `$R[7]=` sets it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\$R\[(\d+)\](=(?!=))?/g;
/** Name of the root value, which the end of the script reads as an argument. */
const ROOT = '0';

const MOMENT = /^,u:(\d{13})$/;
const MOMENTS = /"(?:[^"\\]|\\.)*"|,u:\d{13}(?=,)/g;
const MOMENT_STEP_MS = 600_000;

/** The router escapes every `<`. Inside a script only these sequences would be taken for markup. */
const ESCAPED = /\\x3C(?!\/?script|!--)|\\[\s\S]/gi;

/**
 * Removes what a rendered page does not need: names of values that are used once; needless escapes, without which a
 * text compresses better beside the same text in the page; and the exact moment of rendering, which would make every
 * page different. Equal contents then give equal pages, and equal ETags, for minutes.
 */
export function leanPage(html: string): string {
  const page = html.replace(FIRST_DOCTYPE, '').replace(BOUNDARY, '');
  const start = page.lastIndexOf('</main>');
  const data = page.indexOf(DATA_START, start);
  return data < 0 ? page : page.slice(0, data) + leanData(page.slice(data));
}

function leanData(script: string): string {
  const read = new Set([ROOT]);
  for (const [, name, sets] of script.matchAll(TOKEN)) if (name && !sets) read.add(name);
  return script
    .replace(ESCAPED, (text) => (text === '\\x3C' ? '<' : text))
    .replace(TOKEN, (text, name, sets) => (sets && !read.has(name) ? '' : text))
    .replace(MOMENTS, (text) => {
      const time = Number(MOMENT.exec(text)?.[1]);
      return time ? `,u:${time - (time % MOMENT_STEP_MS)}` : text;
    });
}
