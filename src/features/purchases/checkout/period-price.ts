import { priceWords } from '#src/components/account/subscription-words.ts';

/** A price with its period: `9,99 € al mese`, `79,99 € l’anno`. */
export const periodPrice = (cents: number, months: 1 | 12): string =>
  months === 12 ? priceWords.yearly(cents) : priceWords.monthly(cents);
