import { issuePath, sectionPath, signaturePath } from '#domain/addresses.ts';
import type { Article } from '#domain/newsstand.ts';
import { articlePreviewPath } from '#domain/preview-address.ts';
import { breadcrumbList, issueStep } from '#src/components/breadcrumb-list.ts';
import { graph, type JsonLd, type JsonLdBrand, publisherOf } from '#src/components/json-ld.ts';
import { lastingUrl, searchPicture } from './article-head.ts';

/** CSS class of the offer panel, which takes the place of the paid text. */
const PAID_PART = '.paid-part';

/** JSON-LD of the article and its place in the paper. The server writes it into the page. NAV-24 */
export function articleJsonLd(brand: JsonLdBrand, article: Article): JsonLd {
  const { edition, section, day, title } = article;
  const steps = [
    issueStep(edition, day),
    { name: section.name, path: sectionPath(section, { day, edition }) },
    { name: title },
  ];
  return graph(newsArticle(brand, article), breadcrumbList(brand.origin, steps));
}

/**
 * A paid article is marked as paid, with the place of the paid part, so that search engines do not treat the offer as
 * cloaking.
 */
function newsArticle(brand: JsonLdBrand, article: Article): JsonLd {
  const { origin } = brand;
  const { picture, signatures, topics, edition, day } = article;
  const free = article.access === 'free';
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: lastingUrl(brand, article),
    headline: article.title,
    ...(article.subtitle && { description: article.subtitle }),
    image: [
      ...(picture ? [searchPicture(picture, origin)] : []),
      origin + articlePreviewPath(brand, article),
    ],
    datePublished: article.publishedAt,
    dateModified: article.updatedAt ?? article.publishedAt,
    ...(signatures.length > 0 && {
      author: signatures.map((signature) => ({
        '@type': 'Person',
        name: signature.name,
        url: origin + signaturePath(signature),
      })),
    }),
    publisher: publisherOf(brand),
    articleSection: article.section.name,
    ...(topics.length > 0 && { keywords: topics.map(({ name }) => name) }),
    wordCount: article.words,
    inLanguage: 'it',
    isPartOf: {
      '@type': 'PublicationIssue',
      datePublished: day,
      url: origin + issuePath(edition, day),
    },
    printEdition: edition.name,
    ...(article.page !== null && { printPage: String(article.page) }),
    isAccessibleForFree: free,
    ...(!free && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: PAID_PART },
    }),
  };
}
