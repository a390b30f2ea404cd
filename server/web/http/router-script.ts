/** The router's own doctype, before the template's. */
const FIRST_DOCTYPE = /^<!doctype html>(?=<!doctype)/i;
/** A script that does nothing but take itself away. */
const BOUNDARY = /<script>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/;
/** The router's data, behind the rendered page. */
const DATA_START = '<script data-tsr-stream-part="">';

/** A string, which is passed over, or a reference: `$R[7]` reads it, `$R[7]=` sets it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\$R\[(\d+)\](=(?!=))?/g;
/** The whole is read by the script's last words, as what they are given. */
const ROOT = '0';

const MOMENT = /^,u:(\d{13})$/;
const MOMENTS = /"(?:[^"\\]|\\.)*"|,u:\d{13}(?=,)/g;
const MOMENT_STEP_MS = 600_000;

/** The router's way to write `<`. Inside a script only these words would be taken for markup. */
const ESCAPED = /\\x3C(?!\/?script|!--)|\\[\s\S]/gi;

/**
 * The page as the router wrote it, without what nobody reads: names for values that are used once, needless escapes,
 * without which a text is pressed better beside the same text in the page, and the very moment of rendering, which
 * would make another page every time. Equal contents give equal pages, and so equal ETags, for
 * minutes.
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
      const moment = Number(MOMENT.exec(text)?.[1]);
      return moment ? `,u:${moment - (moment % MOMENT_STEP_MS)}` : text;
    });
}
