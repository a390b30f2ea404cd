import { type Search, textIn, wordIn } from './values.ts';

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

/** `?ordine=data` puts the newest favourites first, instead of the latest added; `cartella` names a folder of them. */
export const favouritesSearch = ({
  ordine,
  cartella,
}: Search): { ordine?: 'data' | undefined; cartella?: string | number | undefined } => ({
  ordine: ordine === 'data' ? ordine : undefined,
  cartella: textIn(cartella),
});
