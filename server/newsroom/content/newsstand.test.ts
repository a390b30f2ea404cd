// @module-tag postgres
import { NoopLogger } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Brand } from '#domain/brands/brand.ts';
import type { IsOpen } from '#domain/brands/canonical-papers.ts';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { LEGGO } from '#domain/brands/leggo.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { readNewsstand } from './newsstand.ts';

const fixture = importFixture();

const AT = new Date('2025-04-03T10:00:00Z');
const urlOf = (brand: Brand) => `https://${brand.key}/`;

const read = (brand: Brand, day?: string, isOpen: IsOpen = () => true) =>
  readNewsstand(fixture.database().orm, brand, AT, { newsstandUrl: urlOf, isOpen }, day);

const onDays = (...days: string[]) =>
  days.map((day) => ninjs({ uri: `urn:${day}`, day, title: `Il giornale del ${day}` }));

test('NWS-01 before the first issue the newsstand is empty, and states the day', async () => {
  expect(await read(IL_MESSAGGERO)).toMatchObject({
    today: '2025-04-03',
    stale: false,
    issue: null,
    editions: [],
    latest: [],
  });
});

test('NWS-01 an issue is shown with the three before it', async () => {
  await fixture.run(onDays('2025-04-03', '2025-04-02', '2025-03-31', '2025-03-30', '2025-03-29'));
  const { issue, recent } = await read(IL_MESSAGGERO);
  expect(issue?.day).toBe('2025-04-03');
  expect(recent.map(({ day }) => day)).toEqual(['2025-04-02', '2025-03-31', '2025-03-30']);
  expect((await read(IL_MESSAGGERO, '2025-03-30')).recent.map(({ day }) => day)).toEqual(['2025-03-29']);
});

test('NWS-01 the group’s papers show their issue of that day or the last one before it', async () => {
  await fixture.run(onDays('2025-04-03', '2025-04-01'));
  await fixture.run(onDays('2025-04-02', '2025-03-30'), { brand: 'LG' });
  await fixture.run(onDays('2025-04-03'), { brand: 'EM' });
  const group = async (day: string) =>
    (await read(IL_MESSAGGERO, day)).group.map(({ sigla, url, issue }) => [sigla, url, issue.day]);
  expect(await group('2025-04-03')).toEqual([
    ['LG', 'https://lg/', '2025-04-02'],
    ['EM', 'https://em/', '2025-04-03'],
  ]);
  expect(await group('2025-04-01')).toEqual([['LG', 'https://lg/', '2025-03-30']]);
  expect((await read(LEGGO)).group.map(({ sigla }) => sigla)).toEqual(['MG', 'EM']);
});

test('SHL-02 the group’s papers that are behind a gate are not shown', async () => {
  await fixture.run(onDays('2025-04-03'));
  await fixture.run(onDays('2025-04-03'), { brand: 'LG' });
  await fixture.run(onDays('2025-04-03'), { brand: 'EM' });
  const { group } = await read(IL_MESSAGGERO, undefined, (sigla) => sigla !== 'LG');
  expect(group.map(({ sigla }) => sigla)).toEqual(['EM']);
});

test('NWS-01 the newsstand shows the paper’s main edition, or the first one where that is missing', async () => {
  await fixture.run(
    [ninjs({ uri: 'urn:n', editions: ['Milano'] }), ninjs({ uri: 'urn:r', editions: ['Roma'] })],
    { brand: 'LG' },
  );
  expect((await read(LEGGO)).issue?.edition.slug).toBe('roma');
  await fixture.run([ninjs({ uri: 'urn:m', day: '2025-04-02', editions: ['Milano'] })], { brand: 'LG' });
  expect((await read(LEGGO, '2025-04-02')).issue?.edition.slug).toBe('milano');
});

test('NWS-01 an issue with nothing to read yet does not take the place of another edition of the day', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:n', editions: ['Nazionale'] }, { pubstatus: 'withheld' }),
    ninjs({ uri: 'urn:r', editions: ['Roma'] }),
  ]);
  const { issue, editions } = await read(IL_MESSAGGERO);
  expect([issue?.edition.slug, editions.map(({ edition }) => edition.slug)]).toEqual(['roma', ['roma']]);
});

test('NWS-01 the number of statements for the newsstand does not depend on the number of papers and editions', async () => {
  const statementsOf = async () => {
    const asked = vi.spyOn(NoopLogger.prototype, 'logQuery');
    await read(IL_MESSAGGERO);
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    return statements;
  };
  await fixture.run(onDays('2025-04-03', '2025-04-02', '2025-04-01'));
  await fixture.run(onDays('2025-04-03'), { brand: 'LG' });
  const few = await statementsOf();
  expect(few).toBeGreaterThan(5);
  const editions = ['Roma', 'Viterbo', 'Rieti', 'Latina'];
  await fixture.run([ninjs({ uri: 'urn:many', title: 'Dappertutto', editions })]);
  for (const brand of ['EM', 'CA', 'GZ'] as const) await fixture.run(onDays('2025-04-02'), { brand });
  expect((await read(IL_MESSAGGERO)).group.length).toBe(4);
  expect(await statementsOf()).toBe(few);
});
