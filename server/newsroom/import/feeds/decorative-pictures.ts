/**
 * Matches addresses of pictures that are not part of an article: tracking pixels, share buttons, avatars,
 * emoji.
 */
const UNRELATED_HOST =
  /^(?:https?:)?\/\/(?:[\w.-]+\.)?(?:feeds\.feedburner\.com\/~|feedsportal\.com|pixel\.wp\.com|stats\.wordpress\.com|doubleclick\.net|google-analytics\.com|googletagmanager\.com|facebook\.com\/tr|scorecardresearch\.com|quantserve\.com|imrworldwide\.com|webtrekk\.net|gravatar\.com\/avatar|s\.w\.org\/images\/core\/emoji|feeds\.wordpress\.com\/1\.0|rss\.buysellads\.com|pixel\.quantcount\.com|sb\.scorecardresearch)/i;
/** Words for a placeholder that are also ordinary words, so that a name has to consist of such words only. */
const PLACEHOLDER_WORDS =
  'blank|pixel|clear|trans(?:parent)?|lazy|load(?:ed|er|ing)?|spinner|icon|anim(?:ation|ated)?|image|img|gif|png|svg|bg|background|dot|square|wheel|circle|bar|white|black|gr[ae]y|dark|light|[01]|px|\\d+px|\\d+x\\d+';
const PLACEHOLDER_NAME = new RegExp(
  `(?:^|/)(?:(?:spacer|placeholder|1x1)[\\w-]*|(?:blank|pixel|clear|transparent|lazy|loading)(?:[-_]?(?:${PLACEHOLDER_WORDS}|spacer|placeholder)){0,8})\\.(?:gif|png|svg)(?:[?#]|$)`,
  'i',
);

const MAX_DOT_PIXELS = 2;

/** Width and height of a small picture inside an address; null if its header does not state them. */
function sizeInAddress(href: string): [number, number] | null {
  const base64 = /^data:image\/(?:gif|png)[^,]{0,60};base64,([\w+/=]{16,})/i.exec(href.slice(0, 400))?.[1];
  if (!base64) return null;
  const header = Buffer.from(base64.slice(0, 64), 'base64');
  if (header.toString('latin1', 0, 4) === 'GIF8' && header.length >= 10)
    return [header.readUInt16LE(6), header.readUInt16LE(8)];
  if (header.toString('latin1', 1, 4) === 'PNG' && header.length >= 24)
    return [header.readUInt32BE(16), header.readUInt32BE(20)];
  return null;
}

/** Whether an address leads to a picture that is never printed: a tracking pixel, a placeholder, an avatar. */
export function isDecorativeAddress(href: string): boolean {
  if (!href.startsWith('data:') && (UNRELATED_HOST.test(href) || PLACEHOLDER_NAME.test(href))) return true;
  const size = sizeInAddress(href);
  return size !== null && Math.max(...size) <= MAX_DOT_PIXELS;
}

const isDot = (length: string | undefined): boolean => {
  const number = /^(\d+)(?:px)?$/.exec(length ?? '')?.[1];
  return number !== undefined && Number(number) <= MAX_DOT_PIXELS;
};

/** Whether a tag shows no more than a dot, or nothing. */
export function isInvisible(attributes: Map<string, string>): boolean {
  const style = attributes.get('style') ?? '';
  return (
    isDot(attributes.get('width')) ||
    isDot(attributes.get('height')) ||
    /display\s*:\s*none|visibility\s*:\s*hidden|(?:^|[;\s])(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$)/i.test(
      style,
    )
  );
}
