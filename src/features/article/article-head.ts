import { articlePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { Article, Picture } from '#domain/newsstand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { headStrings as strings } from './head-strings.ts';

type HeadBrand = Pick<PublicBrand, 'name' | 'origin'>;
type Head = { meta: Record<string, string>[]; links: Record<string, string>[] };

/** Previews of other sites are drawn at about this width. */
const PREVIEW_WIDTH = 1140;

const property = (name: string, content: string) => ({ property: name, content });

/** The picture in the width that previews want. */
export function previewUrl(picture: Picture, origin: string): string {
  const width =
    picture.widths.findLast((encoded) => encoded <= PREVIEW_WIDTH) ?? picture.widths[0] ?? picture.width;
  return origin + pictureUrl(picture.id, width, 'webp');
}

/** Title, description and the one address of the article. NAV-24 */
export function articleHead(brand: HeadBrand, article: Article): Head {
  const { title, topics } = article;
  const keywords = topics.map(({ name }) => name).join(', ');
  return {
    meta: [
      { title: `${title} · ${brand.name}` },
      { name: 'description', content: descriptionOf(brand, article) },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ],
    links: [{ rel: 'canonical', href: brand.origin + articlePath(article) }],
  };
}

/** What other sites show of a shared link: they read the first view alone, so the server writes it. NAV-24 */
export function articlePreview(brand: HeadBrand, article: Article): Record<string, string>[] {
  const { title, section, picture, publishedAt, updatedAt } = article;
  return [
    property('og:type', 'article'),
    property('og:title', title),
    property('og:description', descriptionOf(brand, article)),
    property('og:url', brand.origin + articlePath(article)),
    ...(picture ? [property('og:image', previewUrl(picture, brand.origin))] : []),
    property('article:published_time', publishedAt),
    ...(updatedAt ? [property('article:modified_time', updatedAt)] : []),
    property('article:section', section.name),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}

const descriptionOf = ({ name }: HeadBrand, { subtitle, section, day }: Article) =>
  subtitle ?? strings.description(section.name, name, longDate(day));
