/** The script this page started with; its name says which build the page is of. */
export const entryScript = (): string => document.documentElement.dataset.scripts?.split(' ', 1)[0] ?? '';
