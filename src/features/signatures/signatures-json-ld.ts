import { signaturePath } from '#domain/addresses.ts';
import { SIGNATURES } from '#domain/collection-addresses.ts';
import type { SignatureContents, SignatureOverview } from '#domain/newsstand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { breadcrumbList } from '#src/components/breadcrumb-list.ts';
import {
  collectionPage,
  graph,
  itemList,
  type JsonLd,
  type JsonLdBrand,
  type PageInfo,
  publisherOf,
} from '#src/components/json-ld.ts';
import { strings } from './strings.ts';

/** JSON-LD of an author, with the articles that the page lists. The server writes it into the page. NAV-24 */
export function signatureJsonLd(
  brand: JsonLdBrand,
  { signature }: SignatureContents,
  { title, url }: PageInfo,
): JsonLd {
  const { origin } = brand;
  const { name, picture } = signature;
  const width = picture?.widths.at(-1);
  return graph(
    {
      '@type': 'ProfilePage',
      url,
      name: title,
      inLanguage: 'it',
      mainEntity: {
        '@type': 'Person',
        name,
        url: origin + signaturePath(signature),
        ...(picture && width && { image: origin + pictureUrl(picture.id, width, 'webp') }),
        worksFor: publisherOf(brand),
      },
    },
    breadcrumbList(origin, [{ name: strings.signatures, path: SIGNATURES }, { name }]),
  );
}

/** JSON-LD of all authors of the paper. */
export const signaturesJsonLd = (
  brand: JsonLdBrand,
  signatures: readonly SignatureOverview[],
  about: PageInfo,
): JsonLd =>
  graph(
    collectionPage(
      brand,
      about,
      itemList(
        brand.origin,
        signatures.map(({ signature }) => signaturePath(signature)),
      ),
    ),
  );
