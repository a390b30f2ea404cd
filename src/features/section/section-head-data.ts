import { sectionPath, sectionsPath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { SectionContents } from '#domain/newsstand.ts';
import { headStrings as strings } from './strings.ts';

type HeadBrand = Pick<PublicBrand, 'name' | 'origin'>;
type Head = { meta: Record<string, string>[]; links: Record<string, string>[] };

/** How many headlines describe a section. */
const NAMED = 3;

const headOf = (title: string, description: string, url: string): Head => ({
  meta: [{ title }, { name: 'description', content: description }],
  links: [{ rel: 'canonical', href: url }],
});

/** Title, description and lasting address of one section; nothing while it is on its way. NAV-24 */
export function sectionHead(brand: HeadBrand, contents: SectionContents): Head {
  const { section, edition, day, articles } = contents;
  const headlines = articles.slice(0, NAMED).map(({ title }) => title);
  return headOf(
    strings.section(section.name, longDate(day), brand.name),
    strings.sectionDescription(section.name, edition.name, headlines.join(' · ')),
    brand.origin + sectionPath(section, { day, edition }),
  );
}

/** Title and description of the list of sections. NAV-24 */
export const sectionsHead = (brand: HeadBrand): Head =>
  headOf(
    strings.sections(brand.name),
    strings.sectionsDescription(brand.name),
    brand.origin + sectionsPath(),
  );
