import { sectionPath, sectionsPath } from '#domain/addresses.ts';
import type { SectionContents, SectionList } from '#domain/newsstand.ts';
import { breadcrumbList, issueStep } from '#src/components/breadcrumb-list.ts';
import {
  articleList,
  collectionPage,
  graph,
  itemList,
  type JsonLd,
  type JsonLdBrand,
  type PageInfo,
} from '#src/components/json-ld.ts';

/** JSON-LD of a section and its place in the paper. The server writes it into the page. NAV-24 */
export const sectionJsonLd = (
  brand: JsonLdBrand,
  { section, edition, day, articles }: SectionContents,
  about: PageInfo,
): JsonLd =>
  graph(
    collectionPage(brand, about, articleList(brand.origin, articles)),
    breadcrumbList(brand.origin, [issueStep(edition, day), { name: section.name }]),
  );

/** JSON-LD of all sections of an issue. */
export const sectionsJsonLd = (
  brand: JsonLdBrand,
  { sections, edition, day }: SectionList,
  about: PageInfo,
): JsonLd =>
  graph(
    collectionPage(
      brand,
      about,
      itemList(
        brand.origin,
        sections.map(({ section }) => sectionPath(section, { day, edition })),
      ),
    ),
    breadcrumbList(brand.origin, [
      issueStep(edition, day),
      { name: about.title.split(' · ')[0] ?? '', path: sectionsPath() },
    ]),
  );
