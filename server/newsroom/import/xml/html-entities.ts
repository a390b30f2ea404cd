import { decodeHTMLStrict } from 'entities';

const OF_XML: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function meaningOf(name: string): string | undefined {
  const reference = `&${name};`;
  const meant = decodeHTMLStrict(reference);
  return meant === reference ? undefined : meant;
}

/**
 * The named characters of HTML, which feeds and agencies use in XML without declaring them. No document adds any: what
 * it declares itself is never expanded.
 */
export const htmlEntities = (): Record<string, string> =>
  new Proxy(OF_XML, {
    get: (known, name) =>
      typeof name === 'string' ? (Object.hasOwn(known, name) ? known[name] : meaningOf(name)) : undefined,
  });
