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

/** Title, description, what other sites show of a shared link, and the one address of the article. NAV-24 */
export function articleHead(brand: HeadBrand, article: Article): Head {
  const { title, section, topics, picture, publishedAt, updatedAt } = article;
  const url = brand.origin + articlePath(article);
  const description =
    article.subtitle ?? strings.description(section.name, brand.name, longDate(article.day));
  const keywords = topics.map(({ name }) => name).join(', ');
  return {
    meta: [
      { title: `${title} · ${brand.name}` },
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
      property('og:type', 'article'),
      property('og:title', title),
      property('og:description', description),
      property('og:url', url),
      ...(picture ? [property('og:image', previewUrl(picture, brand.origin))] : []),
      property('article:published_time', publishedAt),
      ...(updatedAt ? [property('article:modified_time', updatedAt)] : []),
      property('article:section', section.name),
      { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
