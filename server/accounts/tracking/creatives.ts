import type { Brand } from '#domain/brands/brand.ts';
import type { Creative } from '#domain/measurement/creative.ts';
import { SHOWCASE } from '#domain/showcase.ts';

/** The kind of reader that a creative is for, without personal data. */
export type CreativeUser = { signedIn: boolean; subscribed: boolean };

type CreativeText = (paper: Brand) => Creative;

const FOR_VISITORS: CreativeText = ({ name }) => ({
  id: 'offerta-visitatori',
  title: `${name}, tutto il giornale`,
  text: 'Ogni articolo e ogni edizione, anche senza rete.',
  label: 'Scopri le offerte',
  href: SHOWCASE,
});

const FOR_READERS: CreativeText = ({ name }) => ({
  id: 'offerta-lettori',
  title: `Continua a leggere ${name}`,
  text: 'Con l’abbonamento apri tutti gli articoli con il tuo account.',
  label: 'Scegli l’abbonamento',
  href: SHOWCASE,
});

/** The newsstand's own advertisement for its strip; null for a subscriber. TRK-05 */
export function ownCreative({ signedIn, subscribed }: CreativeUser, brand: Brand): Creative | null {
  if (!signedIn) return FOR_VISITORS(brand);
  return subscribed ? null : FOR_READERS(brand);
}
