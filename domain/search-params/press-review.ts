import { pageSearch } from './sections.ts';
import { dayIn, type Search, textIn, wordIn } from './values.ts';

/** Which clips of the press review are shown, and in which order. PRS-04 */
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
export type ReviewSearch = ReturnType<typeof reviewSearch>;

/** `?invio=` shows a sending of the press review. */
export const sendingsSearch = ({ invio }: Search): { invio?: string | undefined } => ({
  invio: wordIn(invio),
});
