/** Page and worker have it; this rule compiles with the types of neither. */
declare class URL {
  static canParse(address: string, base: string): boolean;
  constructor(address: string, base: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Place of the newsstand in which an offer may stand, as marketing knows it. TRK-05 */
export const STRIP = 'strip_sticky_edicola';

/** What stands there: words and a link, never markup. */
export type Creative = { id: string; title: string; text: string; label: string; href: string };

const LONGEST = { id: 60, title: 80, text: 160, label: 40, link: 500 };

const words = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value.trim() : null;

/** Of this newsstand, or of a secure site; null for anything else, as scripts are. */
function safeLink(value: unknown, origin: string): string | null {
  const link = words(value, LONGEST.link);
  if (link === null || !URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}

/**
 * What a marketing platform answered, which may be anything; null for nothing that could be shown.
 * @param origin the newsstand's own
 */
export function readCreative(said: unknown, origin: string): Creative | null {
  const { id, title, text, label, link } = (said ?? {}) as Partial<Record<string, unknown>>;
  const href = safeLink(link, origin);
  const own = { title: words(title, LONGEST.title), label: words(label, LONGEST.label) };
  if (href === null || own.title === null || own.label === null) return null;
  return {
    id: words(id, LONGEST.id) ?? '',
    title: own.title,
    text: words(text, LONGEST.text) ?? '',
    label: own.label,
    href,
  };
}

/** Lists, and the page that shows the newsstand as a visitor has it; never where somebody reads. NAV-12, TRK-05 */
export const hasStrip = (path: string): boolean =>
  /^\/(?:$|[?#]|(?:sezion[ei]|special[ei]|firm[ae]|archivio|test-guest)(?:[/?#]|$))/.test(path);
