import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { paperPreviewPath } from '#domain/preview-address.ts';
import { previewTags } from '#src/components/preview-tags.ts';

type Attributes = Record<string, string>;

/** Tags and links in the head of a page; those of later routes win. */
export type PageHead = { meta: Attributes[]; links: Attributes[] };

/**
 * Tags with which other sites preview a shared link, made from the page's head. Those sites read only the
 * first view, so the server writes the tags. `articleTags` are those of an article, with its picture; other
 * pages have none, and get the paper's picture. NAV-24
 */
export function socialTags(
  brand: Pick<PublicBrand, 'key' | 'name' | 'origin' | 'description'>,
  { meta, links }: PageHead,
  articleTags: Attributes[],
): Attributes[] {
  const { name, origin } = brand;
  const metaContent = (metaName: string) => meta.findLast((tag) => tag.name === metaName)?.content;
  const url = links.findLast(({ rel }) => rel === 'canonical')?.href;
  const has = (property: string) => articleTags.some((tag) => tag.property === property);
  const tags: [string, string | undefined][] = [
    ['og:site_name', name],
    ['og:locale', 'it_IT'],
    ['og:type', has('og:type') ? undefined : 'website'],
    ['og:title', has('og:title') ? undefined : meta.findLast(({ title }) => title)?.title],
    ['og:description', metaContent('description')],
    ['og:url', url],
  ];
  const picture = has('og:image') ? [] : previewTags(origin + paperPreviewPath(brand), name);
  const filledTags = tags.flatMap(([property, content]) => (content ? [{ property, content }] : []));
  return [...filledTags, ...articleTags, ...picture];
}
