import { notFound } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { getSignature } from '#api/site/get-signature.ts';
import { signaturePath } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { slugify } from '#domain/text.ts';
import { datedTeaser } from '#src/components/dated-teaser.ts';
import { pageHead } from '#src/components/page-head.ts';
import { headStrings } from './strings.ts';

/** Number of headlines in the description of an author. */
const MAX_HEADLINES = 3;

/** One author's page and its head. @throws NotFound for an author the paper does not have. NWS-03 */
export async function loadSignature(api: Api, brand: PublicBrand, name: string, page?: number) {
  const slug = slugify(name);
  if (!slug) throw notFound();
  const contents = await getSignature(api, slug, page).catch((error: unknown) => {
    throw errorKindOf(error) === 'not-found' ? notFound() : error;
  });
  const { signature, articles } = contents;
  const isBeyondEnd = contents.page > contents.pages;
  const headlines = articles.slice(0, MAX_HEADLINES).map(({ title }) => title);
  return {
    // The name is at the top of the page, so it is not repeated under each article.
    contents: {
      ...contents,
      articles: articles.map((article) => ({ ...datedTeaser(article), byline: null })),
    },
    head: pageHead({
      title: headStrings.signature(signature.name, brand.name, contents.page),
      description: headStrings.signatureDescription(signature.name, brand.name, headlines.join(' · ')),
      url: brand.origin + signaturePath(signature, isBeyondEnd ? 1 : contents.page),
      keywords: [signature.name, brand.name],
      empty: isBeyondEnd,
    }),
  };
}
