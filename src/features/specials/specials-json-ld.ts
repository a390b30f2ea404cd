import { SPECIALS, specialPath } from '#domain/collection-addresses.ts';
import type { SpecialContents, SpecialOverview } from '#domain/newsstand.ts';
import { breadcrumbList } from '#src/components/breadcrumb-list.ts';
import {
  articleList,
  collectionPage,
  graph,
  itemList,
  type JsonLd,
  type JsonLdBrand,
  type PageInfo,
} from '#src/components/json-ld.ts';
import { strings } from './strings.ts';

/** JSON-LD of a special and of its place in the site. The server writes it into the page. NAV-24 */
export const specialJsonLd = (
  brand: JsonLdBrand,
  { special, articles }: SpecialContents,
  about: PageInfo,
): JsonLd =>
  graph(
    collectionPage(brand, about, articleList(brand.origin, articles)),
    breadcrumbList(brand.origin, [{ name: strings.specials, path: SPECIALS }, { name: special.name }]),
  );

/** JSON-LD of all specials of the paper. */
export const specialsJsonLd = (
  brand: JsonLdBrand,
  specials: readonly Pick<SpecialOverview, 'special'>[],
  about: PageInfo,
): JsonLd =>
  graph(
    collectionPage(
      brand,
      about,
      itemList(
        brand.origin,
        specials.map(({ special }) => specialPath(special)),
      ),
    ),
  );
