import { expect, test } from 'vitest';
import { durationWords } from './delivery-strings.ts';
import { deliveryStatus } from './delivery-words.ts';

const DAY = '2025-04-03';
const AT = '2025-04-03T05:30:00.000Z';

test('PRS-04 a span of time is given in hours and minutes', () => {
  expect([1, 25, 60, 70, 121, 180].map(durationWords)).toEqual([
    '1 minuto',
    '25 minuti',
    '1 ora',
    '1 ora e 10 minuti',
    '2 ore e 1 minuto',
    '3 ore',
  ]);
});

test('PRS-04 the delivery state of a day’s review is one line', () => {
  const due = { state: 'due', at: AT, minutes: 25, automatic: false } as const;
  expect(deliveryStatus(due, DAY)).toBe('Consegna entro le 7.30 · mancano 25 minuti · la invii tu');
  expect(deliveryStatus({ ...due, minutes: 1, automatic: true }, DAY)).toBe(
    'Consegna entro le 7.30 · manca 1 minuto · parte da sola',
  );
  expect(deliveryStatus({ ...due, minutes: 900 }, DAY)).toBe('Consegna entro le 7.30 · la invii tu');
  expect(deliveryStatus({ ...due, state: 'late', minutes: 10 }, DAY)).toBe(
    'In ritardo di 10 minuti · consegna entro le 7.30',
  );
  expect(deliveryStatus({ ...due, state: 'late', minutes: 5000 }, DAY)).toBe(
    'Doveva partire alle 7.30, non è partita',
  );
  expect(deliveryStatus({ state: 'sent', at: '2025-04-03T05:28:00Z' }, DAY)).toBe('Partita alle 7.28');
  expect(deliveryStatus({ state: 'planned', at: '2025-04-04T05:28:00Z' }, DAY)).toBe(
    'Parte alle 7.28 (venerdì 4 aprile 2025)',
  );
});
