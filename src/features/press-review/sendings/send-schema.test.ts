import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { errorsIn } from '#src/components/forms/check-values.ts';
import { addressesIn, SendForm, sendingTime } from './send-schema.ts';

const FILLED = {
  oggetto: 'Rassegna stampa',
  messaggio: '',
  destinatari: '3 7',
  altri: '',
  quando: 'subito',
};

afterEach(() => void vi.useRealTimers());

test('PRS-04 addresses are accepted with the usual separators, each once', () => {
  expect(addressesIn('a@b.it, C@d.it;\n e@f.it a@B.it')).toEqual(['a@b.it', 'c@d.it', 'e@f.it']);
  expect(addressesIn("d'amico@b.it; info@caffè.it, INFO@xn--caff-8oa.it")).toEqual([
    "d'amico@b.it",
    'info@xn--caff-8oa.it',
  ]);
});

test('PRS-04 a mail needs recipients, and valid addresses', () => {
  expect(v.safeParse(SendForm, FILLED).success).toBe(true);
  expect(errorsIn(SendForm, { ...FILLED, destinatari: '' })).toHaveProperty('altri');
  expect(errorsIn(SendForm, { ...FILLED, destinatari: '', altri: 'a@b.it' })).toEqual({});
  expect(errorsIn(SendForm, { ...FILLED, altri: 'a@b.it nessuno' }).altri).toContain('nessuno');
  const many = Array.from({ length: 21 }, (_, at) => `a${at}@b.it`).join('\n');
  expect(errorsIn(SendForm, { ...FILLED, altri: many })).toHaveProperty('altri');
});

test('PRS-04 a mail is sent at a time in the future, by Rome’s clock', () => {
  const now = new Date('2025-04-03T06:00:00Z');
  vi.useFakeTimers({ now });
  expect(sendingTime({ quando: 'subito', orario: '' }, now)).toBeNull();
  expect(sendingTime({ quando: 'oggi', orario: '08:30' }, now)?.toISOString()).toBe(
    '2025-04-03T06:30:00.000Z',
  );
  expect(sendingTime({ quando: 'domani', orario: '07:30' }, now)?.toISOString()).toBe(
    '2025-04-04T05:30:00.000Z',
  );
  expect(errorsIn(SendForm, { ...FILLED, quando: 'oggi', orario: '07:59' })).toHaveProperty('orario');
  expect(errorsIn(SendForm, { ...FILLED, quando: 'domani', orario: '07:59' })).toEqual({});
  expect(errorsIn(SendForm, { ...FILLED, quando: 'oggi' })).toHaveProperty('orario');
});

test('PRS-03 invisible characters are removed from pasted addresses', () => {
  const pasted = '\ufeffa.ver\u00addi@ente.example\u200b;\u202ab@ente.example\u202c, c@en\ufeffte.example';
  expect(addressesIn(pasted)).toEqual(['a.verdi@ente.example', 'b@ente.example', 'c@ente.example']);
});
