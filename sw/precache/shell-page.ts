/** How long the cached shell counts as current. */
const MAX_SHELL_AGE_MS = 6 * 3600 * 1000;

/** The script that a page starts with; its name changes with every build. */
export const entryOf = (html: string): string | null =>
  /<html[^>]*\sdata-scripts="([^" ]+)/.exec(html)?.[1] ?? null;

/** Scripts and style sheets that a page starts with. */
export function filesOf(html: string): string[] {
  const scripts = /<html[^>]*\sdata-scripts="([^"]+)/.exec(html)?.[1]?.split(' ') ?? [];
  const links = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"/g)];
  return [...new Set([...scripts, ...links.map(([, href = '']) => href)])];
}

/** Whether a cached shell is too old. `date` is its `date` header; without one it is. */
export function isStale(date: string | null, now: number): boolean {
  const answeredAt = Date.parse(date ?? '');
  return !(now - answeredAt < MAX_SHELL_AGE_MS);
}
