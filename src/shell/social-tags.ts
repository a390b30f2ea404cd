import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { paperPreviewPath } from '#domain/preview-address.ts';
import { previewTags } from '#src/components/preview-tags.ts';

type Attributes = Record<string, string>;

/** Tags and links in the head of a page; those of later routes win. */
export type PageHead = { meta: Attributes[]; links: Attributes[] };

/**
 * Tags with which other sites preview a shared link, made from the page's head. Those sites read only the first view,
 * so the server writes the tags. `own` are further tags of the page, its picture among them. NAV-24
 */
export function socialTags(
  brand: Pick<PublicBrand, 'key' | 'name' | 'origin' | 'description'>,
  { meta, links }: PageHead,
  own: Attributes[],
): Attributes[] {
  const { name, origin } = brand;
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
  const picture = has('og:image') ? [] : previewTags(origin + paperPreviewPath(brand), name);
  const said = tags.flatMap(([property, content]) => (content ? [{ property, content }] : []));
  return [...said, ...own, ...picture];
}
