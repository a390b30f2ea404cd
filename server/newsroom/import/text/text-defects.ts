/** Elements that are removed with their contents, or that leave nothing visible; custom elements have a hyphen. */
const CUT =
  /<((?:script|style|iframe|frame|frameset|object|embed|applet|noscript|textarea|select|svg|math|canvas|video|audio|template|form|input|button)\b(?!-)|[a-z][a-z0-9]{0,30}-[a-z0-9-]{0,60}embed(?:code)?\b)/gi;
const HANDLER = /<[a-z][^<>]*\son[a-z]{3,20}\s*=/i;
const SCRIPT_LINK = /\b(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data):/i;
/** UTF-8 that was decoded once as Windows-1252: `Ã¨`, `â€™`, `Â«`. */
const MOJIBAKE =
  /Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u017d\u017e\u0178\u20ac\u2018-\u2030]|â€[\u0080-\u00ff\u0152-\u2122]|Â[«»°·\u00a0]/;
const LOST = /\ufffd/;

/** Defects that the desk should know of in a text that is printed all the same. */
export function textDefects(title: string, html: string): string[] {
  const told: string[] = [];
  const cut = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(CUT))
    cut.set(name.toLowerCase(), (cut.get(name.toLowerCase()) ?? 0) + 1);
  if (cut.size > 0) {
    const names = [...cut].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
    told.push(`cut out of the text: ${names.join(', ')}`);
  }
  if (HANDLER.test(html) || SCRIPT_LINK.test(html)) told.push('cut out of the text: scripts in attributes');
  const text = `${title}\n${html}`;
  if (MOJIBAKE.test(text)) told.push('signs that look like UTF-8 read as another encoding');
  if (LOST.test(text)) told.push('signs that were lost before the delivery (U+FFFD)');
  return told;
}
