/** The script with which this page started; its name identifies the build. */
export const entryScript = (): string => document.documentElement.dataset.scripts?.split(' ', 1)[0] ?? '';
