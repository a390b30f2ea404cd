/** Page and worker share this rule, so it compiles without the types of either. */
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

/** Marketing's name for the place of the newsstand that may show an offer. TRK-05 */
export const STRIP = 'strip_sticky_edicola';

/** Contents of that place: text and a link, never markup. */
export type Creative = { id: string; title: string; text: string; label: string; href: string };

const LONGEST = { id: 60, title: 80, text: 160, label: 40, link: 500 };

const words = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value.trim() : null;

/** A link to this newsstand, or to a site with HTTPS; null for anything else, such as scripts. */
function safeLink(value: unknown, origin: string): string | null {
  const link = words(value, LONGEST.link);
  if (link === null || !URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}

/**
 * Validates the answer of a marketing platform, which may be anything; null if it has nothing that can be shown.
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

/**
 * Whether a page has the strip: lists, and the page that shows the newsstand as visitors see it; never pages for
 * reading. NAV-12, TRK-05
 */
export const hasStrip = (path: string): boolean =>
  /^\/(?:$|[?#]|(?:sezion[ei]|special[ei]|firm[ae]|archivio|test-guest)(?:[/?#]|$))/.test(path);
