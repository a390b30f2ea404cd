import { issuePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { longDate } from '#domain/dates.ts';
import type { LoadedIssue } from './load-issue.ts';

/** Head of an issue's page. NAV-24 */
export function issueHead(brand: PublicBrand, loaded: LoadedIssue) {
  if (loaded.state !== 'published') {
    const title = `Edizione non uscita · ${brand.name}`;
    return { meta: [{ title }, { name: 'robots', content: 'noindex' }] };
  }
  const { edition, day, pages } = loaded.contents.issue;
  const title = `${brand.name}, ${edition.name}, ${longDate(day)}`;
  const sections = loaded.contents.sections.map(({ section }) => section.name).join(', ');
  const length = pages === 1 ? 'una pagina' : `${pages} pagine`;
  return {
    meta: [
      { title },
      { name: 'description', content: `Il numero di ${longDate(day)} in ${length}: ${sections}.` },
      { name: 'keywords', content: [brand.name, edition.name, sections].filter(Boolean).join(', ') },
    ],
    links: [{ rel: 'canonical', href: `${brand.origin}${issuePath(edition, day)}` }],
  };
}
