import { isDay } from './day.ts';
import type { Day } from './newsstand.ts';
import { slugify } from './text.ts';

/**
 * What routes read from an address's query. What does not fit is left out, never an error: as an undefined key, because
 * a key that is missing would let the raw value through. Numbers stay numbers, or the address would be written anew.
 */
type Search = Record<string, unknown>;

const dayIn = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

const textIn = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** `?data=` opens a past day, of the newsstand or of an issue. */
export const daySearch = (search: Search): { data?: Day | undefined } => ({ data: dayIn(search.data) });

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

/** The id of an article whose path has none. NAV-07 */
export const articleSearch = (search: Search): { id?: string | number | undefined } => ({
  id: textIn(search.id),
});

/** `?chat=&tipo=` opens a chat of a kind. RAG-01 */
export const chatbotSearch = ({
  chat,
  tipo,
}: Search): { chat?: number | undefined; tipo?: string | undefined } => ({
  chat: Number.isInteger(chat) && Number(chat) > 0 ? Number(chat) : undefined,
  tipo: wordIn(tipo),
});

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

/** The subscription a reader has chosen. */
export const offerSearch = ({ offerta }: Search): { offerta?: string | undefined } => ({
  offerta: wordIn(offerta),
});

/** The offer that is bought, and its order once there is one. */
export const purchaseSearch = (
  search: Search,
): { offerta?: string | undefined; ordine?: string | undefined } => ({
  ...offerSearch(search),
  ordine: wordIn(search.ordine),
});

/** The subscription whose payment is put right, and the order by which. */
export const paymentSearch = ({
  abbonamento,
  ordine,
}: Search): { abbonamento?: number | undefined; ordine?: string | undefined } => ({
  abbonamento: Number.isInteger(abbonamento) ? Number(abbonamento) : undefined,
  ordine: wordIn(ordine),
});

/** `?scheda=scaduti` shows the subscriptions that are over, `offerte` what is offered to the reader alone. */
export const subscriptionsSearch = ({ scheda }: Search): { scheda?: 'scaduti' | 'offerte' | undefined } => ({
  scheda: scheda === 'scaduti' || scheda === 'offerte' ? scheda : undefined,
});

/** The code of an invite to a seat, which its mail leads with. */
export const membershipSearch = ({ codice }: Search): { codice?: string | undefined } => ({
  codice: wordIn(codice),
});

/** `?ordine=data` puts the newest favourites first, instead of the latest added. */
export const favouritesSearch = ({ ordine }: Search): { ordine?: 'data' | undefined } => ({
  ordine: ordine === 'data' ? ordine : undefined,
});

/** `?forceForm=1` opens the contact page at its form; the others fill what is empty there. HLP-02 */
export const contactSearch = (
  search: Search,
): { forceForm?: 1 | undefined; argomento?: string | undefined; oggetto?: string | number | undefined } => ({
  forceForm: search.forceForm === 1 || search.forceForm === true ? 1 : undefined,
  argomento: wordIn(search.argomento),
  oggetto: textIn(search.oggetto),
});
/** `?categoria=` shows a category of the FAQ, `?risposta=` opens an answer, `?q=` looks for some. HLP-01 */
export const faqSearch = ({
  categoria,
  risposta,
  q,
}: Search): Partial<Record<'categoria' | 'risposta', string | undefined>> & {
  q?: string | number | undefined;
} => ({ categoria: wordIn(categoria), risposta: wordIn(risposta), q: textIn(q) });

/** `?invio=` shows a sending of the press review. */
export const sendingsSearch = ({ invio }: Search): { invio?: string | undefined } => ({
  invio: wordIn(invio),
});
