/** First segment of an address: which kind of page it is. */
const segment = (path: string) => path.split(/[/?#]/)[1] ?? '';

/** Article and issue have a bar of their own: above it only the first row of the header stands. */
export const isSlim = (path: string): boolean => ['articolo', 'edizione'].includes(segment(path));

/** The article's reading tools take the place of the tab bar. */
export const hasTabBar = (path: string): boolean => segment(path) !== 'articolo';

/** Whether a menu entry leads to where the reader is. `path` may bring a query along. */
export const isHere = (url: string | null, path: string): boolean => url === path.split(/[?#]/)[0];

/** The fragment never reaches the server: what is rendered on both sides must not depend on it. */
export const withoutFragment = (path: string): string => path.replace(/#.*$/, '');
