import { describe, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);
const withoutOperators = newsstandApp(database, { environment: { DEMO: 'off' } });
const support = (host?: string) => server.data<'getSupport'>('/api/edicola/assistenza', host);

describe('HLP-03, HLP-04 how customer service is reached', () => {
  test('every paper has its own address, and all papers have the same hours', async () => {
    const [messaggero, leggo] = [await support(), await support('leggo.localhost')];
    expect(messaggero.telefono).toMatch(/^[0-9 ]+$/);
    expect(leggo.email).toMatch(/@leggo\.it$/);
    expect(messaggero.email).toMatch(/@ilmessaggero\.it$/);
    expect(leggo.orari).toEqual(messaggero.orari);
    expect(messaggero.orari).toEqual([
      { da: 1, a: 5, orario: { dalle: '09:00', alle: '21:00' } },
      { da: 6, a: 6, orario: { dalle: '09:00', alle: '13:00' } },
      { da: 0, a: 0, orario: null },
    ]);
  });

  test('the openings are instants, today’s first', async () => {
    const { aperture_telefono, aperture_operatori } = await support();
    const thursday = { dalle: '2025-04-03T07:00:00.000Z', alle: '2025-04-03T19:00:00.000Z' };
    expect(aperture_telefono[0]).toEqual(thursday);
    expect(aperture_operatori[0]).toEqual(thursday);
    expect(aperture_telefono[2]).toEqual({
      dalle: '2025-04-05T07:00:00.000Z',
      alle: '2025-04-05T11:00:00.000Z',
    });
  });

  test('on a holiday the operators are available and the telephone is not', async () => {
    server.setClock('2025-04-20T10:00:00Z');
    const { aperture_telefono, aperture_operatori, chiusure_telefono } = await support();
    // Easter Monday, Liberation Day, Labour Day.
    expect(chiusure_telefono).toEqual(['2025-04-21', '2025-04-25', '2025-05-01']);
    expect(aperture_telefono[0]?.dalle).toBe('2025-04-22T07:00:00.000Z');
    expect(aperture_operatori[0]?.dalle).toBe('2025-04-21T07:00:00.000Z');
  });

  test('operators are not promised where there are none', async () => {
    const told = await withoutOperators.data<'getSupport'>('/api/edicola/assistenza');
    expect(told.aperture_operatori).toEqual([]);
    expect(told.aperture_telefono.length).toBeGreaterThan(0);
  });
});
