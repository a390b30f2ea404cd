const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** An absolute address of the web; undefined for any other, and for a relative one without its base. */
export function webAddress(href: string, base: string | undefined): string | undefined {
  const url = URL.parse(href.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Whether an address is absolute: `https://…`, `mailto:…`, `data:…`. */
export const isWhole = (href: string): boolean => SCHEME.test(href.trim());

/**
 * Places where a picture may be: at its address; at its site, for `/foto/a.jpg` and `//cdn.example/a.jpg`; else beside
 * the feed, and then at its site.
 */
export function pictureAddresses(href: string, base: string | undefined): string[] {
  const written = href.trim();
  if (written === '') return [];
  if (isWhole(written)) return [written];
  const whole = webAddress(written, base ?? (written.startsWith('//') ? 'https://localhost' : undefined));
  if (written.startsWith('/')) return whole ? [whole] : [];
  return whole ? [written, whole] : [written];
}
