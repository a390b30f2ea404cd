import { expect, test } from 'vitest';
import { expiryWords } from './link-words.ts';

const NOW = Date.parse('2026-03-10T10:00:00Z');

test.each([
  ['2026-03-13T10:00:00Z', 'Scade fra 3 giorni'],
  ['2026-03-11T11:00:00Z', 'Scade domani'],
  ['2026-03-10T15:30:00Z', 'Scade fra 5 ore'],
  ['2026-03-10T11:30:00Z', 'Scade fra un’ora'],
  ['2026-03-10T10:10:00Z', 'Scade fra meno di un’ora'],
  ['2026-03-09T10:00:00Z', 'Scaduto lunedì 9 marzo 2026'],
])('PRS-03 a link shows until when it is valid: %s', (expiresAt, words) => {
  expect(expiryWords({ expiresAt, revoked: false }, NOW)).toBe(words);
});

test('PRS-03 a revoked link is shown as revoked, whatever its expiry', () => {
  expect(expiryWords({ expiresAt: '2026-03-13T10:00:00Z', revoked: true }, NOW)).toBe('Revocato');
});
