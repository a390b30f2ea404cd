/** Logs an error, with the part of the page where it occurred; callers decide what the reader is told. API-06 */
export function logError(context: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the page's log
  console.error(context, error);
}
