/** Hosts of pictures that are not part of an article: tracking pixels, share buttons, avatars, emoji. */
const OF_NO_ARTICLE =
  /^(?:https?:)?\/\/(?:[\w.-]+\.)?(?:feeds\.feedburner\.com\/~|feedsportal\.com|pixel\.wp\.com|stats\.wordpress\.com|doubleclick\.net|google-analytics\.com|googletagmanager\.com|facebook\.com\/tr|scorecardresearch\.com|quantserve\.com|imrworldwide\.com|webtrekk\.net|gravatar\.com\/avatar|s\.w\.org\/images\/core\/emoji|feeds\.wordpress\.com\/1\.0|rss\.buysellads\.com|pixel\.quantcount\.com|sb\.scorecardresearch)/i;
const NAMED_EMPTY =
  /(?:^|\/)(?:blank|spacer|pixel|clear|transparent|1x1|placeholder|lazy|loading)[\w-]*\.(?:gif|png|svg)(?:[?#]|$)/i;

const DOT = 2;

/** Width and height of a small picture inside an address; null if its header does not state them. */
function sizeInAddress(href: string): [number, number] | null {
  const base64 = /^data:image\/(?:gif|png)[^,]{0,60};base64,([\w+/=]{16,})/i.exec(href.slice(0, 400))?.[1];
  if (!base64) return null;
  const head = Buffer.from(base64.slice(0, 64), 'base64');
  if (head.toString('latin1', 0, 4) === 'GIF8' && head.length >= 10)
    return [head.readUInt16LE(6), head.readUInt16LE(8)];
  if (head.toString('latin1', 1, 4) === 'PNG' && head.length >= 24)
    return [head.readUInt32BE(16), head.readUInt32BE(20)];
  return null;
}

/** Whether an address leads to a picture that is never printed: a tracking pixel, a placeholder, an avatar. */
export function isDecorativeAddress(href: string): boolean {
  if (!href.startsWith('data:') && (OF_NO_ARTICLE.test(href) || NAMED_EMPTY.test(href))) return true;
  const size = sizeInAddress(href);
  return size !== null && Math.max(...size) <= DOT;
}

const isDot = (length: string | undefined): boolean => {
  const number = /^(\d+)(?:px)?$/.exec(length ?? '')?.[1];
  return number !== undefined && Number(number) <= DOT;
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
