import { expect, test } from 'vitest';
import { updatedAtText } from './updated-at-text.ts';

test.each([
  ['2026-03-14T06:12:00Z', 'Contenuti aggiornati alle 7.12.'],
  ['2026-03-13T21:10:00Z', 'Contenuti aggiornati ieri alle 22.10.'],
  ['2026-03-10T05:30:00Z', 'Contenuti aggiornati martedì 10 marzo 2026 alle 6.30.'],
])('NAV-20 the age of the shown contents, %s', (instant, text) => {
  expect(updatedAtText(instant, '2026-03-14')).toBe(text);
});
