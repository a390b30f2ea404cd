import type { Day } from '../newsstand.ts';
import { slugify } from '../text.ts';
import { dayIn, type Search, textIn, wordIn } from './values.ts';

/** `?edizione=&data=` lists the sections of another issue than today's. */
export const sectionsSearch = (
  search: Search,
): { edizione?: string | undefined; data?: Day | undefined } => ({
  edizione: slugify(wordIn(search.edizione) ?? '') || undefined,
  data: dayIn(search.data),
});

/** What a section's path leaves out. NAV-08 */
export const sectionSearch = (
  search: Search,
): Partial<Record<'titolo' | 'date' | 'id_edizione' | 'id', string | number | undefined>> => ({
  titolo: textIn(search.titolo),
  date: textIn(search.date),
  id_edizione: textIn(search.id_edizione),
  id: textIn(search.id),
});

/** `?pagina=` turns the pages of a long list; the first needs no number. */
export const pageSearch = ({ pagina }: Search, least = 2): { pagina?: number | undefined } => ({
  pagina: Number.isInteger(pagina) && Number(pagina) >= least ? Number(pagina) : undefined,
});

/** A special is named as a section is, and has pages as a long list has. */
export const specialSearch = (search: Search) => ({ ...sectionSearch(search), ...pageSearch(search) });
