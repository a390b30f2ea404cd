/**
 * Matches elements that are removed with their contents, or that leave nothing visible, such as `foo-embed`.
 */
const REMOVED_ELEMENT =
  /<((?:script|style|iframe|frame|frameset|object|embed|applet|noscript|textarea|select|svg|math|canvas|video|audio|template|form|input|button)\b(?!-)|[a-z][a-z0-9]{0,30}-[a-z0-9-]{0,60}embed(?:code)?\b)/gi;
const EVENT_HANDLER = /<[a-z][^<>]*\son[a-z]{3,20}\s*=/i;
const SCRIPT_LINK = /\b(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data):/i;
/** UTF-8 that was decoded once as Windows-1252: `Ã¨`, `â€™`, `Â«`. */
const MOJIBAKE =
  /Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u017d\u017e\u0178\u20ac\u2018-\u2030]|â€[\u0080-\u00ff\u0152-\u2122]|Â[«»°·\u00a0]/;
const REPLACEMENT_CHARACTER = /\ufffd/;

/** Warnings for the newsroom about defects of a text, which is imported nevertheless. */
export function textDefects(title: string, html: string): string[] {
  const defects: string[] = [];
  const removed = new Map<string, number>();
  for (const [, name = ''] of html.matchAll(REMOVED_ELEMENT))
    removed.set(name.toLowerCase(), (removed.get(name.toLowerCase()) ?? 0) + 1);
  if (removed.size > 0) {
    const names = [...removed].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
    defects.push(`cut out of the text: ${names.join(', ')}`);
  }
  if (EVENT_HANDLER.test(html) || SCRIPT_LINK.test(html))
    defects.push('cut out of the text: scripts in attributes');
  const text = `${title}\n${html}`;
  if (MOJIBAKE.test(text)) defects.push('signs that look like UTF-8 read as another encoding');
  if (REPLACEMENT_CHARACTER.test(text)) defects.push('signs that were lost before the delivery (U+FFFD)');
  return defects;
}
