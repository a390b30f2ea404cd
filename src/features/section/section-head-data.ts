import { sectionPath, sectionsPath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { SectionContents } from '#domain/newsstand.ts';
import { type PageHead, pageHead } from '#src/components/page-head.ts';
import { headStrings as strings } from './strings.ts';

type HeadBrand = Pick<PublicBrand, 'name' | 'origin'>;

/** Number of headlines in the description of a section. */
const MAX_HEADLINES = 3;

/** Title, description and canonical address of one section; nothing while it is loading. NAV-24 */
export function sectionHead(brand: HeadBrand, contents: SectionContents): PageHead {
  const { section, edition, day, articles } = contents;
  const headlines = articles.slice(0, MAX_HEADLINES).map(({ title }) => title);
  return pageHead({
    title: strings.section(section.name, longDate(day), brand.name),
    description: strings.sectionDescription(section.name, edition.name, headlines.join(' · ')),
    url: brand.origin + sectionPath(section, { day, edition }),
    keywords: [section.name, edition.name, brand.name],
  });
}

/** Title, description and keywords of the list of sections. NAV-24 */
export const sectionsHead = (brand: HeadBrand): PageHead =>
  pageHead({
    title: strings.sections(brand.name),
    description: strings.sectionsDescription(brand.name),
    url: brand.origin + sectionsPath(),
    keywords: ['sezioni', brand.name],
  });
