/** Shortcodes of WordPress itself: frames around pictures, players, galleries. */
const PLAYERS = /\[(gallery|playlist|audio|video|embed)\b[^[\]]*\](?:[^[\]]{0,2000}\[\/\1\])?/gi;
const CAPTION_BEGINS = /\[(?:wp_)?caption\b[^[\]]*\]/gi;
const CAPTION_ENDS = /\[\/(?:wp_)?caption\]/gi;
/** Shortcodes of plugins: `[vc_row width="1/2"]`. A single word in brackets, `[sic]`, is the author's. */
const OF_PLUGIN = /\[\/?[a-z][\w-]*(?:\s+[\w-]+\s*=\s*(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))+\s*\/?\]/gi;
/** Shortcodes without attributes: a pair with the same name is not the author's text: `[vc_row]…[/vc_row]`. */
const BARE = /\[(\/?)([a-z][\w-]{0,60})\]/gi;
const PLUGIN_NAME = /^\[([a-z][\w-]*)/i;

/** The numbers of the pictures that a text shows as a gallery. */
export const galleryNumbers = (text: string): string[] =>
  [...text.matchAll(/\[gallery\b[^[\]]*\bids\s*=\s*["']?([\d,\s]+)/gi)].flatMap(([, ids = '']) =>
    ids.split(',').flatMap((id) => id.trim() || []),
  );

/** Turns `[caption]<img> words[/caption]` into a figure with its caption. */
const figures = (text: string): string =>
  text
    .replace(CAPTION_BEGINS, '<figure>')
    .replace(CAPTION_ENDS, '</figcaption></figure>')
    .replace(/(<figure>\s*(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)/gi, '$1<figcaption>');

const namesIn = (text: string, ending: boolean): Set<string> =>
  new Set(
    [...text.matchAll(BARE)].flatMap(([, slash, name = '']) => ((slash !== '') === ending ? [name] : [])),
  );

/** A text of WordPress without its shortcodes, and warnings for those of plugins that were cut out. */
export function withoutShortcodes(text: string): { text: string; warnings: string[] } {
  const names = new Set<string>();
  let clean = figures(text.replace(PLAYERS, ''));
  clean = clean.replace(OF_PLUGIN, (code) => {
    names.add(PLUGIN_NAME.exec(code.replace('[/', '['))?.[1] ?? code);
    return '';
  });
  const begun = namesIn(clean, false);
  for (const name of namesIn(clean, true)) if (begun.has(name)) names.add(name);
  clean = clean.replace(BARE, (code, _, name: string) => (names.has(name) ? '' : code));
  return { text: clean, warnings: names.size > 0 ? [`shortcodes cut out: ${[...names].join(', ')}`] : [] };
}
