import { pageSearch } from './sections.ts';
import { dayIn, type Search, textIn, wordIn } from './values.ts';

/** Filters and order of the clips in the press review. PRS-04 */
export const reviewSearch = (search: Search) => ({
  giorno: dayIn(search.giorno),
  dal: dayIn(search.dal),
  al: dayIn(search.al),
  q: textIn(search.q),
  testata: wordIn(search.testata),
  edizione: textIn(search.edizione),
  sezione: textIn(search.sezione),
  autore: textIn(search.autore),
  ...pageSearch(search, 1),
  ordina: wordIn(search.ordina),
});
export type ReviewSearchParams = ReturnType<typeof reviewSearch>;

/** `?invio=` opens a sending of the press review. */
export const sendingsSearch = ({ invio }: Search): { invio?: string | undefined } => ({
  invio: wordIn(invio),
});
