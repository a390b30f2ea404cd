import type { Changeover } from '#domain/changeover.ts';
import type { ReservedChoice } from '#domain/reserved-offer.ts';
import type { OfferTerms } from '../../offer-terms.ts';
import { priceWords } from '../subscription-words.ts';
import { changeoverStrings, termStrings } from './strings.ts';

/** A reserved offer's durations as options of a choice: the price now, and the price after that. ACC-08 */
export const choiceTerms = (choices: readonly ReservedChoice[]): OfferTerms[] =>
  choices.map(({ id, months, cents, renewalCents }) => {
    const saved = renewalCents - cents;
    return {
      id,
      name: months === 1 ? termStrings.month : termStrings.year,
      price: priceWords.once(cents),
      note: termStrings.after(months, renewalCents),
      full: saved > 0 ? priceWords.once(renewalCents) : null,
      saving: saved > 0 ? termStrings.saving(saved, months) : null,
    };
  });

/** Sentences on what happens to the reader's present subscriptions; the last names the day of the first renewal. */
export function changeoverWords(
  { renewsOn, extraDays, ending }: Changeover,
  { months, renewalCents }: Pick<ReservedChoice, 'months' | 'renewalCents'>,
): string[] {
  const price = months === 1 ? priceWords.monthly(renewalCents) : priceWords.yearly(renewalCents);
  return [
    ...ending.map(({ product, lastDay }) => changeoverStrings.stops(product, lastDay)),
    ...(extraDays > 0 ? [changeoverStrings.credited(extraDays)] : []),
    changeoverStrings.renews(renewsOn, price),
  ];
}
