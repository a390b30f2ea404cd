import type { PublicBrand } from '#domain/brands/public-brand.ts';

type Attributes = Record<string, string>;

/** What a page says in its own head; later routes speak for the whole page. */
export type PageHead = { meta: Attributes[]; links: Attributes[] };

/** Stands for a page that has no picture of its own. */
const ICON_SIZE = '512';

/**
 * What other sites show of a shared link, made of the head that the page has anyway. They read the first view alone, so
 * the server writes it. `own` is what the page says besides, its picture among it. NAV-24
 */
export function socialTags(
  { key, name, origin }: Pick<PublicBrand, 'key' | 'name' | 'origin'>,
  { meta, links }: PageHead,
  own: Attributes[],
): Attributes[] {
  const named = (what: string) => meta.findLast((tag) => tag.name === what)?.content;
  const url = links.findLast(({ rel }) => rel === 'canonical')?.href;
  const has = (property: string) => own.some((tag) => tag.property === property);
  const tags: [string, string | undefined][] = [
    ['og:site_name', name],
    ['og:locale', 'it_IT'],
    ['og:type', has('og:type') ? undefined : 'website'],
    ['og:title', has('og:title') ? undefined : meta.findLast(({ title }) => title)?.title],
    ['og:description', named('description')],
    ['og:url', url],
  ];
  const picture: Attributes[] = has('og:image')
    ? []
    : [
        { property: 'og:image', content: `${origin}/brands/${key}/icon-512.png` },
        { property: 'og:image:width', content: ICON_SIZE },
        { property: 'og:image:height', content: ICON_SIZE },
      ];
  const said = tags.flatMap(([property, content]) => (content ? [{ property, content }] : []));
  return [...said, ...own, ...picture];
}
