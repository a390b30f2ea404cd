import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { SectionContents } from '#domain/newsstand.ts';
import { breadcrumbList } from '#src/paper/breadcrumb-list.ts';

/** Where a section stands in the paper. The server writes it into the page. NAV-24 */
export const sectionJsonLd = (
  { origin }: Pick<PublicBrand, 'origin'>,
  { section, edition, day }: SectionContents,
): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  ...breadcrumbList(origin, edition, day, [{ name: section.name }]),
});
