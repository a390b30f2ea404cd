/** Logs errors that the reader can do nothing about. API-06 */
export function logError(context: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the page's log
  console.error(context, error);
}
