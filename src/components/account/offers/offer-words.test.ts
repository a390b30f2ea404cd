import { expect, test } from 'vitest';
import type { ReservedChoice } from '#domain/reserved-offer.ts';
import { changeoverWords, choiceTerms } from './offer-words.ts';
import { benefits } from './strings.ts';

const MONTH: ReservedChoice = {
  id: 'riservata-x-mese',
  months: 1,
  cents: 100,
  renewalCents: 999,
  changeover: { renewsOn: '2025-05-13', extraDays: 0, ending: [] },
};

const plain = (words: unknown) => JSON.stringify(words).replaceAll('\u202f', ' ');

test('ACC-08 every duration shows its price now and later, and the saving', () => {
  const [month, full] = choiceTerms([MONTH, { ...MONTH, id: 'y', months: 12, cents: 999 }]);
  expect(plain(month)).toBe(
    plain({
      id: 'riservata-x-mese',
      name: '1 mese',
      price: '1,00 €',
      note: 'Poi 9,99 € al mese, finché non disdici',
      full: '9,99 €',
      saving: 'Risparmi 8,99 € il primo mese',
    }),
  );
  expect(full).toMatchObject({ name: '1 anno', full: null, saving: null });
});

test('ACC-08 a replaced subscription is said to end, and its remaining value not to be lost', () => {
  const changeover = {
    renewsOn: '2025-05-13',
    extraDays: 10,
    ending: [{ product: 'online' as const, lastDay: '2025-04-23' }],
  };
  expect(plain(changeoverWords(changeover, MONTH))).toBe(
    plain([
      'Il tuo online resta aperto fino a mercoledì 23 aprile 2025, poi non si rinnova: non lo paghi più.',
      'Quello che ne hai già pagato non va perso: il primo periodo dura 10 giorni in più.',
      'Primo rinnovo martedì 13 maggio 2025, a 9,99 € al mese.',
    ]),
  );
  expect(plain(changeoverWords({ ...changeover, extraDays: 1 }, MONTH))).toContain('dura un giorno in più');
  expect(changeoverWords(MONTH.changeover, MONTH)).toHaveLength(1);
});

test('ACC-08 the benefits of an offer are listed relative to what the reader has', () => {
  expect(benefits('digital', null, 1)).toHaveLength(4);
  expect(benefits('digital+', 'digital', 3)).toEqual([
    'Gli approfondimenti riservati a chi ha digital+',
    'Fino a 3 dispositivi insieme',
  ]);
  expect(benefits('digital', 'digital', 1)).toEqual(['Tutto quello che leggi già, senza interruzioni']);
});
