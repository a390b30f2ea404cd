import { issuePath, sectionPath, signaturePath } from '#domain/addresses.ts';
import type { Article } from '#domain/newsstand.ts';
import { articlePreviewPath } from '#domain/preview-address.ts';
import { breadcrumbList, issueStep } from '#src/components/breadcrumb-list.ts';
import { graph, type JsonLd, type JsonLdBrand, publisherOf } from '#src/components/json-ld.ts';
import { canonicalUrlOf, searchPicture } from './article-head.ts';

/** CSS selector of the offer panel, which is shown instead of the paid text. */
const PAID_PART_SELECTOR = '.paid-part';

/** JSON-LD of the article and of its breadcrumb. The server writes it into the page. NAV-24 */
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
 * JSON-LD of the article. A paid one is marked as paid, with the selector of the paid part, so that search
 * engines do not treat the offer as cloaking.
 */
function newsArticle(brand: JsonLdBrand, article: Article): JsonLd {
  const { origin } = brand;
  const { picture, signatures, topics, edition, day } = article;
  const isFree = article.access === 'free';
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: canonicalUrlOf(brand, article),
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
    isAccessibleForFree: isFree,
    ...(!isFree && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: PAID_PART_SELECTOR },
    }),
  };
}
