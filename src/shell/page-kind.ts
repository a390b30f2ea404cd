/** First segment of an address, which tells the kind of page. */
const segment = (path: string) => path.split(/[/?#]/)[1] ?? '';

/** Articles and issues have a bar of their own: only the header's first row is above it. */
export const isSlim = (path: string): boolean => ['articolo', 'edizione'].includes(segment(path));

/** The article's reading tools replace the tab bar. */
export const hasTabBar = (path: string): boolean => segment(path) !== 'articolo';

/**
 * Whether the page shows the support button. Not on press review, chatbot and operators' pages, which have
 * conversations of their own. SHL-01
 */
export const hasSupport = (path: string): boolean =>
  !['rassegna', 'chatbot', 'operatori'].includes(segment(path));

/** The menu entry to which a kind of page belongs. */
const PARENTS: Record<string, string> = {
  sezione: '/sezioni',
  speciale: '/speciali',
  firma: '/firme',
  edizione: '/',
  ricerca: '/ricerca',
  user: '/dashboard',
  contact: '/dashboard',
  rassegna: '/rassegna',
};

/**
 * Value of `aria-current` for a menu entry: whether it is the page itself, or the part of the paper that the page
 * belongs to.
 */
export function ariaCurrentOf(url: string | null, path: string): 'page' | 'true' | undefined {
  if (url === null) return undefined;
  if (url === path.split(/[?#]/)[0]) return 'page';
  return url === PARENTS[segment(path)] ? 'true' : undefined;
}

/** The fragment never reaches the server, so nothing that both sides render may depend on it. */
export const withoutFragment = (path: string): string => path.replace(/#.*$/, '');
