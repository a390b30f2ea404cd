import type { Day } from '../newsstand.ts';
import { slugify } from '../text.ts';
import { dayIn, type Search, textIn, wordIn } from './values.ts';

/** `?edizione=&data=` lists the sections of an issue other than today's. */
export const sectionsSearch = (
  search: Search,
): { edizione?: string | undefined; data?: Day | undefined } => ({
  edizione: slugify(wordIn(search.edizione) ?? '') || undefined,
  data: dayIn(search.data),
});

/** The parts of a section's address that its path may leave out. NAV-08 */
export const sectionSearch = (
  search: Search,
): Partial<Record<'titolo' | 'date' | 'id_edizione' | 'id', string | number | undefined>> => ({
  titolo: textIn(search.titolo),
  date: textIn(search.date),
  id_edizione: textIn(search.id_edizione),
  id: textIn(search.id),
});

/** `?pagina=` selects a page of a long list; numbers below `lowestPage` are left out. */
export const pageSearch = ({ pagina }: Search, lowestPage = 2): { pagina?: number | undefined } => ({
  pagina: Number.isInteger(pagina) && Number(pagina) >= lowestPage ? Number(pagina) : undefined,
});

/** A special's query is that of a section, with the page of a long list. */
export const specialSearch = (search: Search) => ({ ...sectionSearch(search), ...pageSearch(search) });
