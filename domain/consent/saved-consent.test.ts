import { describe, expect, test } from 'vitest';
import { ACCEPTED, REFUSED } from './consent.ts';
import { consentTerms, writeTerms } from './consent-terms.ts';
import {
  isConsentValid,
  readSavedConsent,
  readTerms,
  readUnproven,
  type SavedConsent,
  withFirstUpdate,
} from './saved-consent.ts';

const KEPT: SavedConsent = {
  id: '00000000-0000-4000-8000-000000000000',
  brand: 'mg',
  result: REFUSED,
  tcString: 'C',
  at: Date.parse('2025-02-01T10:00:00Z'),
  listVersion: 1,
  listUpdatedAt: Date.parse('2025-01-07T09:00:00Z'),
  policyVersion: 5,
};

const at = (instant: string) => Date.parse(instant);

describe('TRK-01 an answer is valid until', () => {
  // The sixtieth day after 3 February is 4 April, in Rome's summer.
  const updated = consentTerms('2024-06-01', '2025-02-03T22:59:59Z');

  test('60 days after an update of the list that its reader was not shown', () => {
    expect(isConsentValid(KEPT, updated, at('2025-04-03T21:59:59.999Z'))).toBe(true);
    expect(isConsentValid(KEPT, updated, at('2025-04-03T22:00:00Z'))).toBe(false);
  });

  test('the sixtieth day after the update’s day in Rome', () => {
    const later = consentTerms('2024-06-01', '2025-02-03T23:00:00Z');
    expect(isConsentValid(KEPT, later, at('2025-04-04T21:59:59.999Z'))).toBe(true);
    expect(isConsentValid(KEPT, later, at('2025-04-04T22:00:00Z'))).toBe(false);
  });

  test('it is thirteen months old, even if its reader was shown the current list', () => {
    const same = consentTerms('2024-06-01', '2025-01-07T09:00:00Z');
    expect(isConsentValid(KEPT, same, at('2026-03-03T09:59:59.999Z'))).toBe(true);
    expect(isConsentValid(KEPT, same, at('2026-03-03T10:00:00Z'))).toBe(false);
  });

  test('a day before it was given, which is what a wrong clock wrote', () => {
    const same = consentTerms('2024-06-01', '2025-01-07T09:00:00Z');
    expect(isConsentValid(KEPT, same, at('2025-01-31T10:00:00Z'))).toBe(true);
    expect(isConsentValid(KEPT, same, at('2025-01-31T09:59:59Z'))).toBe(false);
  });

  test('the first update that was not shown is due: later ones do not postpone it', () => {
    const noted = withFirstUpdate(KEPT, updated);
    const next = consentTerms('2024-06-01', '2025-04-01T09:00:00Z');
    expect(noted && isConsentValid(noted, next, at('2025-04-03T22:00:00Z'))).toBe(false);
    expect(noted && withFirstUpdate(noted, next)).toBeNull();
    expect(withFirstUpdate(KEPT, null)).toBeNull();
  });

  test('the beginning of the brand’s date in Rome', () => {
    const terms = consentTerms('2025-06-01', '2025-01-07T09:00:00Z');
    expect(isConsentValid(KEPT, terms, at('2025-05-31T21:59:59.999Z'))).toBe(true);
    expect(isConsentValid(KEPT, terms, at('2025-05-31T22:00:00Z'))).toBe(false);
    const after = { ...KEPT, at: at('2025-05-31T22:00:00Z') };
    expect(isConsentValid(after, terms, at('2025-06-02T00:00:00Z'))).toBe(true);
  });

  test('the third-party platform asks again, if one asks instead', () => {
    expect(isConsentValid(KEPT, null, at('2035-01-01T00:00:00Z'))).toBe(true);
  });
});

test('TRK-01 consent terms are read as they were written', () => {
  const terms = consentTerms('2024-06-01', '2025-01-07T09:00:00Z');
  expect(readTerms(writeTerms(terms))).toEqual(terms);
  expect(readTerms(undefined)).toBeNull();
});

test.each([
  ['nothing', null],
  ['a text that is not JSON', '{"result":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['another shape', JSON.stringify({ ...KEPT, result: true })],
  [
    'an answer without one of the purposes',
    JSON.stringify({ ...KEPT, result: { ...ACCEPTED, 4: undefined } }),
  ],
  [
    'an answer with a purpose that is not a boolean',
    JSON.stringify({ ...KEPT, result: { ...ACCEPTED, 4: 'true' } }),
  ],
  ['an answer without a valid time', JSON.stringify({ ...KEPT, at: 'ieri' })],
  ['an answer for another paper', JSON.stringify({ ...KEPT, brand: 'lg' })],
])('BRW-04 %s is not a valid answer', (_what, text) => {
  expect(readSavedConsent(text, 'mg')).toBeNull();
});

test('BRW-01 an answer is read as it was saved', () => {
  expect(readSavedConsent(JSON.stringify(KEPT), 'mg')).toEqual(KEPT);
});

test('TRK-01 BRW-04 a pending proof is read only if it is complete', () => {
  const unproven = { source: 'banner', wordsVersion: 1 } as const;
  const read = (value: unknown) => readUnproven({ ...KEPT, unproven: value as typeof unproven });
  expect(read(unproven)).toEqual(unproven);
  expect(readUnproven(KEPT)).toBeNull();
  for (const broken of [null, 'banner', { source: 'banner' }, { source: 'altrove', wordsVersion: 1 }]) {
    expect(read(broken)).toBeNull();
  }
});
