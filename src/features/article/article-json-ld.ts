import { articlePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Article } from '#domain/newsstand.ts';
import { previewUrl } from './article-head.ts';

type JsonLdBrand = Pick<PublicBrand, 'name' | 'origin' | 'domain'>;

/** Where the paid text would stand: the offer panel wears this class. */
const PAID_PART = '.paid-part';

/**
 * The article as schema.org's NewsArticle. What is not free says so, and where, so that a search engine does not take
 * the offer for a trick. The server writes it into the page.
 */
export function articleJsonLd(brand: JsonLdBrand, article: Article): Record<string, unknown> {
  const url = brand.origin + articlePath(article);
  const free = article.access === 'free';
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: url,
    headline: article.title,
    ...(article.subtitle && { description: article.subtitle }),
    ...(article.picture && { image: [previewUrl(article.picture, brand.origin)] }),
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
    wordCount: article.words,
    ...(article.topics.length > 0 && { keywords: article.topics.map(({ name }) => name) }),
    ...(article.page !== null && { pagination: String(article.page) }),
    isAccessibleForFree: free,
    ...(!free && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: PAID_PART },
    }),
  };
}
