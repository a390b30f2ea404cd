import { expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { offerTerms } from './offer-terms.ts';

test('NWS-05 a yearly offer is compared with twelve months, in words', () => {
  const terms = offerTerms([
    { id: 'mese', months: 1, cents: 999 },
    { id: 'anno', months: 12, cents: 7999 },
  ]);
  expect(terms).toEqual([
    {
      id: 'mese',
      name: '1 mese',
      price: '9,99\u202f€',
      note: 'Si rinnova ogni mese',
      full: null,
      saving: null,
    },
    {
      id: 'anno',
      name: '1 anno',
      price: '79,99\u202f€',
      note: 'Equivale a 6,67\u202f€ al mese',
      full: '119,88\u202f€',
      saving: 'Risparmi 39\u202f€',
    },
  ]);
});

test('NWS-05 no saving is named where nothing is saved', () => {
  const [, quarter] = offerTerms([
    { id: 'mese', months: 1, cents: 500 },
    { id: 'trimestre', months: 3, cents: 1500 },
  ]);
  expect(quarter).toMatchObject({ name: '3 mesi', full: null, saving: null });
  expect(offerTerms([])).toEqual([]);
});

test('NWS-05 every paper has offers, the shortest first', () => {
  for (const { offers, name } of BRANDS) {
    expect(offers.length, name).toBeGreaterThan(0);
    expect(offers.map(({ months }) => months)).toEqual(
      offers.map(({ months }) => months).toSorted((a, b) => a - b),
    );
  }
});
