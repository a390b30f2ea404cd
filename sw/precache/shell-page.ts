/** How long the cached shell counts as current. */
const FRESH_MS = 6 * 3600 * 1000;

/** The script that a page starts with; its name changes with every build. */
export const entryOf = (html: string): string | null =>
  /<html[^>]*\sdata-scripts="([^" ]+)/.exec(html)?.[1] ?? null;

/** Scripts and style sheets that a page starts with. */
export function filesOf(html: string): string[] {
  const scripts = /<html[^>]*\sdata-scripts="([^"]+)/.exec(html)?.[1]?.split(' ') ?? [];
  const links = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/[^"]+)"/g)];
  return [...new Set([...scripts, ...links.map(([, href = '']) => href)])];
}

/** `date` is the answer's `date` header. */
export function isStale(date: string | null, now: number): boolean {
  const answeredAt = Date.parse(date ?? '');
  return !(now - answeredAt < FRESH_MS);
}
