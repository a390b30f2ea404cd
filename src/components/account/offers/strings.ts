import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Product } from '#domain/products.ts';
import type { ReservedKind } from '#domain/reserved-offers.ts';
import { PRODUCT_NAMES, priceWords } from '../subscription-words.ts';

const productName = (product: Product) => PRODUCT_NAMES[product];

/** Title and text of an offer, by its kind. */
export const kindStrings: Record<ReservedKind, { title(product: Product): string; text: string }> = {
  welcome: {
    title: () => 'Un benvenuto per te',
    text: 'Prova il giornale intero al prezzo di chi comincia. Decidi tu se per un mese o per un anno.',
  },
  'come-back': {
    title: () => 'Riprendi da dove eri rimasto',
    text: 'Il tuo abbonamento è finito: questo è il prezzo per chi torna a leggere con noi.',
  },
  more: {
    title: (product) => `Passa a ${productName(product)}`,
    text: 'Hai già un abbonamento: con poco in più si apre anche il resto del giornale.',
  },
  yearly: {
    title: (product) => `Un anno di ${productName(product)} a meno`,
    text: 'Paghi ogni mese: con l’abbonamento di un anno leggi le stesse cose e spendi meno.',
  },
};

const PAPER = [
  'L’edizione completa dalla mattina presto, con tutte le cronache locali',
  'I numeri dei giorni passati, da rileggere quando vuoi',
  'Il giornale scaricato sul dispositivo, anche senza connessione',
];
const MORE_ARTICLES = 'Gli approfondimenti riservati a chi ha digital+';
const SAME = 'Tutto quello che leggi già, senza interruzioni';

/** Access that an offer gives in addition to the reader's own. */
export function benefits(product: Product, current: Product | null, devices: number): readonly string[] {
  const onDevices = devices > 1 ? [`Fino a ${devices} dispositivi insieme`] : [];
  if (current === product) return [SAME, ...onDevices];
  const articles = product === 'digital+' ? [MORE_ARTICLES] : ['Gli articoli per abbonati, senza limiti'];
  const paper = current === 'digital' ? [] : PAPER;
  return [...articles, ...paper, ...onDevices];
}

export const offerStrings = {
  included: (current: Product | null) => (current ? 'Che cosa si aggiunge' : 'Che cosa comprende'),
  expires: (day: Day) => `L’offerta vale fino a ${longDate(day)}, compreso.`,
  activate: 'Attiva l’offerta',
  discover: 'Scopri l’offerta',
  no: 'No, grazie',
  refused: 'Hai detto di no a questa offerta.',
  stillYours: (day: Day) => `Se cambi idea, resta tua fino a ${longDate(day)}.`,
  undo: 'Annulla',
  noneTitle: 'Ora non c’è un’offerta per te',
  noneText: 'Quando ne prepariamo una la trovi qui. Intanto puoi guardare gli abbonamenti del giornale.',
  showcase: 'Vedi gli abbonamenti',
} as const;

export const termStrings = {
  month: '1 mese',
  year: '1 anno',
  after: (months: 1 | 12, cents: number) =>
    `Poi ${months === 1 ? priceWords.monthly(cents) : priceWords.yearly(cents)}, finché non disdici`,
  saving: (cents: number, months: 1 | 12) =>
    `Risparmi ${priceWords.once(cents)} ${months === 1 ? 'il primo mese' : 'il primo anno'}`,
  from: (cents: number, months: 1 | 12) =>
    `${priceWords.once(cents)} per ${months === 1 ? 'il primo mese' : 'il primo anno'}`,
} as const;

export const changeoverStrings = {
  stops: (product: Product, day: Day) =>
    `Il tuo ${productName(product)} resta aperto fino a ${longDate(day)}, poi non si rinnova: non lo paghi più.`,
  credited: (days: number) =>
    `Quello che ne hai già pagato non va perso: il primo periodo dura ${days === 1 ? 'un giorno' : `${days} giorni`} in più.`,
  renews: (day: Day, price: string) => `Primo rinnovo ${longDate(day)}, a ${price}.`,
} as const;
