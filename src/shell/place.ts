/** First segment of an address: which kind of page it is. */
const segment = (path: string) => path.split(/[/?#]/)[1] ?? '';

/** Article and issue have a bar of their own: above it only the first row of the header stands. */
export const isSlim = (path: string): boolean => ['articolo', 'edizione'].includes(segment(path));

/** The article's reading tools take the place of the tab bar. */
export const hasTabBar = (path: string): boolean => segment(path) !== 'articolo';

/** Who works there converses already. SHL-01 */
export const hasSupport = (path: string): boolean =>
  !['rassegna', 'chatbot', 'operatori'].includes(segment(path));

/** Which menu entry a kind of page belongs to. */
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

/** How a menu entry stands to where the reader is: the page itself, or the part of the paper it belongs to. */
export function currentOf(url: string | null, path: string): 'page' | 'true' | undefined {
  if (url === null) return undefined;
  if (url === path.split(/[?#]/)[0]) return 'page';
  return url === PARENTS[segment(path)] ? 'true' : undefined;
}

/** The fragment never reaches the server: what is rendered on both sides must not depend on it. */
export const withoutFragment = (path: string): string => path.replace(/#.*$/, '');
