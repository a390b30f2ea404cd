import { type Search, textIn, wordIn } from './values.ts';

/** The subscription a reader has chosen. */
export const offerSearch = ({ offerta }: Search): { offerta?: string | undefined } => ({
  offerta: wordIn(offerta),
});

/** The offer to buy, and its order once it exists. */
export const purchaseSearch = (
  search: Search,
): { offerta?: string | undefined; ordine?: string | undefined } => ({
  ...offerSearch(search),
  ordine: wordIn(search.ordine),
});

/** The subscription whose payment is updated, and its order once it exists. */
export const paymentSearch = ({
  abbonamento,
  ordine,
}: Search): { abbonamento?: number | undefined; ordine?: string | undefined } => ({
  abbonamento: Number.isInteger(abbonamento) ? Number(abbonamento) : undefined,
  ordine: wordIn(ordine),
});

/** `?scheda=scaduti` shows expired subscriptions, `offerte` the offers reserved for the reader. */
export const subscriptionsSearch = ({ scheda }: Search): { scheda?: 'scaduti' | 'offerte' | undefined } => ({
  scheda: scheda === 'scaduti' || scheda === 'offerte' ? scheda : undefined,
});

/** Code of an invite to a seat, from the link in its mail. */
export const membershipSearch = ({ codice }: Search): { codice?: string | undefined } => ({
  codice: wordIn(codice),
});

/**
 * `?ordine=data` sorts favourites by the articles' date instead of by when they were added; `cartella` names one of
 * their folders.
 */
export const favouritesSearch = ({
  ordine,
  cartella,
}: Search): { ordine?: 'data' | undefined; cartella?: string | number | undefined } => ({
  ordine: ordine === 'data' ? ordine : undefined,
  cartella: textIn(cartella),
});
