const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** An absolute address of the web; undefined for any other, and for a relative one without its base. */
export function webAddress(href: string, base: string | undefined): string | undefined {
  const url = URL.parse(href.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Whether an address is absolute: `https://…`, `mailto:…`, `data:…`. */
export const isAbsoluteAddress = (href: string): boolean => SCHEME.test(href.trim());

/**
 * The addresses at which a picture is looked for, in this order: an absolute address as it is; `/foto/a.jpg`
 * and `//cdn.example/a.jpg` on the feed's site; any other relative address in the feed's folder, then on its
 * site.
 */
export function pictureAddresses(href: string, base: string | undefined): string[] {
  const trimmed = href.trim();
  if (trimmed === '') return [];
  if (isAbsoluteAddress(trimmed)) return [trimmed];
  const absolute = webAddress(trimmed, base ?? (trimmed.startsWith('//') ? 'https://localhost' : undefined));
  if (trimmed.startsWith('/')) return absolute ? [absolute] : [];
  return absolute ? [trimmed, absolute] : [trimmed];
}
