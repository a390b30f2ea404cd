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

/** Id, in the marketing platform, of the slot on a page in which an offer may be shown. TRK-05 */
export const STRIP = 'strip_sticky_edicola';

/** Contents of that slot: text and a link, never markup. */
export type Creative = { id: string; title: string; text: string; label: string; href: string };

const MAX_LENGTHS = { id: 60, title: 80, text: 160, label: 40, link: 500 };

const textWithin = (value: unknown, maxLength: number): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength ? value.trim() : null;

/** A link to this newsstand, or to a site with HTTPS; null for anything else, such as scripts. */
function safeLink(value: unknown, origin: string): string | null {
  const link = textWithin(value, MAX_LENGTHS.link);
  if (link === null || !URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}

/**
 * Validates the answer of a marketing platform, which may be anything; null if it has nothing that can be shown.
 * @param origin the newsstand's own
 */
export function readCreative(answer: unknown, origin: string): Creative | null {
  const { id, title, text, label, link } = (answer ?? {}) as Partial<Record<string, unknown>>;
  const href = safeLink(link, origin);
  const required = {
    title: textWithin(title, MAX_LENGTHS.title),
    label: textWithin(label, MAX_LENGTHS.label),
  };
  if (href === null || required.title === null || required.label === null) return null;
  return {
    id: textWithin(id, MAX_LENGTHS.id) ?? '',
    title: required.title,
    text: textWithin(text, MAX_LENGTHS.text) ?? '',
    label: required.label,
    href,
  };
}

/**
 * Whether a page has the strip: lists, and the page that shows the newsstand as visitors see it; never pages for
 * reading. NAV-12, TRK-05
 */
export const hasStrip = (path: string): boolean =>
  /^\/(?:$|[?#]|(?:sezion[ei]|special[ei]|firm[ae]|archivio|test-guest)(?:[/?#]|$))/.test(path);
