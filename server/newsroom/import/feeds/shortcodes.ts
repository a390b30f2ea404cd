/** WordPress's own shortcodes for players, galleries and embedded pages. */
const PLAYERS = /\[(gallery|playlist|audio|video|embed)\b[^[\]]*\](?:[^[\]]{0,2000}\[\/\1\])?/gi;
/** WordPress's own shortcodes around a picture with its caption. */
const CAPTION_START = /\[(?:wp_)?caption\b[^[\]]*\]/gi;
const CAPTION_END = /\[\/(?:wp_)?caption\]/gi;
/** Shortcodes of plugins: `[vc_row width="1/2"]`. A single word in brackets, `[sic]`, is the author's. */
const PLUGIN_SHORTCODE =
  /\[\/?[a-z][\w-]*(?:\s+[\w-]+\s*=\s*(?:"[^"[\]]*"|'[^'[\]]*'|[^\s"'[\]]+))+\s*\/?\]/gi;
/**
 * Matches a shortcode without attributes; it is one of a plugin if there is also one that ends it:
 * `[/vc_row]`.
 */
const WITHOUT_ATTRIBUTES = /\[(\/?)([a-z][\w-]{0,60})\]/gi;
const PLUGIN_NAME = /^\[([a-z][\w-]*)/i;

/** The attachment numbers of the pictures that a text shows as galleries. */
export const galleryNumbers = (text: string): string[] =>
  [...text.matchAll(/\[gallery\b[^[\]]*\bids\s*=\s*["']?([\d,\s]+)/gi)].flatMap(([, ids = '']) =>
    ids.split(',').flatMap((id) => id.trim() || []),
  );

/** Turns `[caption]<img> words[/caption]` into a figure with its caption. */
const captionsToFigures = (text: string): string =>
  text
    .replace(CAPTION_START, '<figure>')
    .replace(CAPTION_END, '</figcaption></figure>')
    .replace(/(<figure>\s*(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)/gi, '$1<figcaption>');

const namesIn = (text: string, isEnd: boolean): Set<string> =>
  new Set(
    [...text.matchAll(WITHOUT_ATTRIBUTES)].flatMap(([, slash, name = '']) =>
      (slash !== '') === isEnd ? [name] : [],
    ),
  );

/** A text of WordPress without its shortcodes, and warnings for those of plugins that were cut out. */
export function withoutShortcodes(text: string): { text: string; warnings: string[] } {
  const names = new Set<string>();
  let clean = captionsToFigures(text.replace(PLAYERS, ''));
  clean = clean.replace(PLUGIN_SHORTCODE, (code) => {
    names.add(PLUGIN_NAME.exec(code.replace('[/', '['))?.[1] ?? code);
    return '';
  });
  const opened = namesIn(clean, false);
  for (const name of namesIn(clean, true)) if (opened.has(name)) names.add(name);
  clean = clean.replace(WITHOUT_ATTRIBUTES, (code, _, name: string) => (names.has(name) ? '' : code));
  return { text: clean, warnings: names.size > 0 ? [`shortcodes cut out: ${[...names].join(', ')}`] : [] };
}
