import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { JsonLd, PageInfo } from '#src/components/json-ld.ts';
import { archiveJsonLd } from '#src/features/archive/archive-json-ld.ts';
import { articleJsonLd } from '#src/features/article/article-json-ld.ts';
import { faqJsonLd } from '#src/features/faq/faq-json-ld.ts';
import { issueJsonLd } from '#src/features/issue/issue-json-ld.ts';
import { newsstandJsonLd } from '#src/features/newsstand/newsstand-json-ld.ts';
import { sectionJsonLd, sectionsJsonLd } from '#src/features/section/section-json-ld.ts';
import { signatureJsonLd, signaturesJsonLd } from '#src/features/signatures/signatures-json-ld.ts';
import { specialJsonLd, specialsJsonLd } from '#src/features/specials/specials-json-ld.ts';
import type { createAppRouter } from './router.tsx';

export type Match = ReturnType<typeof createAppRouter>['state']['matches'][number];
type LoaderData = NonNullable<Match['loaderData']>;

/**
 * JSON-LD of a page for search engines, made of its route's loader data. Only the server writes it: a script that React
 * created in the browser would be refused. Null where there is nothing to write.
 */
export function pageJsonLd(
  brand: PublicBrand,
  matches: readonly Match[],
  pageInfo: PageInfo | null,
): JsonLd | null {
  const loaded = matches.at(-1)?.loaderData;
  return loaded && pageInfo ? jsonLdOf(brand, loaded, pageInfo) : null;
}

function jsonLdOf(brand: PublicBrand, loaded: LoaderData, pageInfo: PageInfo): JsonLd | null {
  if ('article' in loaded) return articleJsonLd(brand, loaded.article);
  if ('contents' in loaded) return jsonLdOfContents(brand, loaded.contents, pageInfo);
  if ('newsstand' in loaded) return newsstandJsonLd(brand, loaded.newsstand, pageInfo);
  if ('issue' in loaded) {
    return loaded.issue.state === 'published' ? issueJsonLd(brand, loaded.issue.contents, pageInfo) : null;
  }
  if ('list' in loaded) return sectionsJsonLd(brand, loaded.list, pageInfo);
  if ('specials' in loaded) return specialsJsonLd(brand, loaded.specials, pageInfo);
  if ('signatures' in loaded) return signaturesJsonLd(brand, loaded.signatures, pageInfo);
  if ('archive' in loaded) return archiveJsonLd(brand, loaded.archive, pageInfo);
  return 'categories' in loaded ? faqJsonLd(brand, loaded.categories) : null;
}

type Contents = Extract<LoaderData, { contents: unknown }>['contents'];

function jsonLdOfContents(brand: PublicBrand, contents: Contents, pageInfo: PageInfo): JsonLd | null {
  if ('signature' in contents) return signatureJsonLd(brand, contents, pageInfo);
  if ('special' in contents) return specialJsonLd(brand, contents, pageInfo);
  return 'section' in contents ? sectionJsonLd(brand, contents, pageInfo) : null;
}
