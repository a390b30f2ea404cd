/** First segment of an address, which identifies the kind of page. */
const segment = (path: string) => path.split(/[/?#]/)[1] ?? '';

/** Whether the page has only the header's first row: articles and issues have a bar of their own below it. */
export const hasSlimHeader = (path: string): boolean => ['articolo', 'edizione'].includes(segment(path));

/** Whether the page has the tab bar; on an article the reading tools replace it. */
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

/**
 * Removes the fragment: it never reaches the server, so nothing that server and page both render may depend
 * on it.
 */
export const withoutFragment = (path: string): string => path.replace(/#.*$/, '');
