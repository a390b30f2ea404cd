import { articlePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { Article, Picture } from '#domain/newsstand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { articlePreviewPath } from '#domain/preview-address.ts';
import { previewTags } from '#src/components/preview-tags.ts';
import { headStrings as strings } from './head-strings.ts';

type HeadBrand = Pick<PublicBrand, 'name' | 'origin'>;
type PreviewBrand = Pick<PublicBrand, 'key' | 'origin'>;
type Head = { meta: Record<string, string>[]; links: Record<string, string>[] };

/** Greatest width in pixels of the picture for search engines. */
const MAX_SEARCH_WIDTH = 1140;

const property = (name: string, content: string) => ({ property: name, content });

/** Address of the picture for search engines, in the greatest width up to `MAX_SEARCH_WIDTH`. */
export function searchPicture({ id, width, widths }: Picture, origin: string): string {
  const chosenWidth = widths.findLast((candidate) => candidate <= MAX_SEARCH_WIDTH) ?? widths[0] ?? width;
  return origin + pictureUrl(id, chosenWidth, 'webp');
}

/** Title, description and canonical address of the article. NAV-24 */
export function articleHead(brand: HeadBrand, article: Article): Head {
  const { title, topics, section, edition } = article;
  const subjects = topics.length > 0 ? topics : [section, edition, brand];
  return {
    meta: [
      { title: `${title} · ${brand.name}` },
      { name: 'description', content: descriptionOf(brand, article) },
      { name: 'keywords', content: subjects.map(({ name }) => name).join(', ') },
    ],
    links: [{ rel: 'canonical', href: canonicalUrlOf(brand, article) }],
  };
}

/** Canonical address of an article, which may be on another paper's site. NAV-24 */
export const canonicalUrlOf = ({ origin }: Pick<HeadBrand, 'origin'>, article: Article): string =>
  article.canonicalUrl ?? origin + articlePath(article);

/** Preview tags of a shared article, in addition to those of every page. NAV-24 */
export function articlePreview(brand: PreviewBrand, article: Article): Record<string, string>[] {
  const { title, section, publishedAt, updatedAt } = article;
  return [
    property('og:type', 'article'),
    property('og:title', title),
    ...previewTags(brand.origin + articlePreviewPath(brand, article), title),
    property('article:published_time', publishedAt),
    ...(updatedAt ? [property('article:modified_time', updatedAt)] : []),
    property('article:section', section.name),
  ];
}

const descriptionOf = ({ name }: HeadBrand, { subtitle, section, day }: Article) =>
  subtitle ?? strings.description(section.name, name, longDate(day));
