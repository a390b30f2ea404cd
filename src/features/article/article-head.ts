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
export function previewOf(picture: Picture, origin: string): { url: string; width: number; height: number } {
  const width =
    picture.widths.findLast((encoded) => encoded <= PREVIEW_WIDTH) ?? picture.widths[0] ?? picture.width;
  const height = Math.round((width * picture.height) / picture.width);
  return { url: origin + pictureUrl(picture.id, width, 'webp'), width, height };
}

function picturePreview(picture: Picture, origin: string) {
  const { url, width, height } = previewOf(picture, origin);
  return [
    property('og:image', url),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
  ];
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

/** What is said of an article, beyond what is said of every page, where a link to it is shared. NAV-24 */
export function articlePreview(brand: HeadBrand, article: Article): Record<string, string>[] {
  const { title, section, picture, publishedAt, updatedAt } = article;
  return [
    property('og:type', 'article'),
    property('og:title', title),
    ...(picture ? picturePreview(picture, brand.origin) : []),
    property('article:published_time', publishedAt),
    ...(updatedAt ? [property('article:modified_time', updatedAt)] : []),
    property('article:section', section.name),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}

const descriptionOf = ({ name }: HeadBrand, { subtitle, section, day }: Article) =>
  subtitle ?? strings.description(section.name, name, longDate(day));
