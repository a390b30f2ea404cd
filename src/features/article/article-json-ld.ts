import { articlePath, sectionPath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Article } from '#domain/newsstand.ts';
import { breadcrumbList } from '#src/paper/breadcrumb-list.ts';
import { previewOf } from './article-head.ts';

type JsonLdBrand = Pick<PublicBrand, 'name' | 'origin' | 'domain'>;

/** Where the paid text would stand: the offer panel wears this class. */
const PAID_PART = '.paid-part';

/** The article and its place in the paper, as schema.org has them. The server writes them into the page. NAV-24 */
export function articleJsonLd(brand: JsonLdBrand, article: Article): Record<string, unknown> {
  const { edition, section, day, title } = article;
  const steps = [{ name: section.name, path: sectionPath(section, { day, edition }) }, { name: title }];
  return {
    '@context': 'https://schema.org',
    '@graph': [newsArticle(brand, article), breadcrumbList(brand.origin, edition, day, steps)],
  };
}

/** What is not free says so, and where, so that a search engine does not take the offer for a trick. */
function newsArticle(brand: JsonLdBrand, article: Article) {
  const free = article.access === 'free';
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: brand.origin + articlePath(article),
    headline: article.title,
    ...(article.subtitle && { description: article.subtitle }),
    ...(article.picture && { image: [previewOf(article.picture, brand.origin).url] }),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    ...(article.signatures.length > 0 && {
      author: article.signatures.map(({ name }) => ({ '@type': 'Person', name })),
    }),
    publisher: {
      '@type': 'NewsMediaOrganization',
      name: brand.name,
      ...(brand.domain && { url: `https://${brand.domain}` }),
    },
    articleSection: article.section.name,
    inLanguage: 'it',
    printEdition: article.edition.name,
    ...(article.page !== null && { printPage: String(article.page) }),
    isAccessibleForFree: free,
    ...(!free && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: PAID_PART },
    }),
  };
}
