// @module-tag postgres
import { expect, test } from 'vitest';
import { sections as sectionTable } from '#server/base/db/schema/content-schema.ts';
import { g2, ninjs1 } from '#tests/support/agency-fixtures.ts';
import { importFixture, MORNING, NOON } from '#tests/support/import-fixture.ts';
import { bytesOf, ninjs } from '#tests/support/ninjs-fixture.ts';
import { dayInPath } from './day-of-item.ts';
import { toSectionTable } from './names/section-table.ts';

const { database, run, runFile, runSources, allArticles, allIssues } = importFixture();

const dateless = (guid: string) => ninjs1({ guid, versioncreated: undefined });
const dated = (day: string) => ninjs({ uri: 'urn:dated', day });
const OLD = 'no date, and the delivery goes back to 2025-03-27';
const ALONE = 'no date, and nothing of the delivery says when it is from';

test.each([
  ['alone', [dateless('urn:a')], 1, ''],
  ['beside items of today', [dateless('urn:a'), dated('2025-04-03'), dateless('urn:b')], 3, ''],
  ['beside an item of last week', [dateless('urn:a'), dated('2025-03-27')], 1, OLD],
  ['two of them and nothing else', [dateless('urn:a'), dateless('urn:b')], 0, ALONE],
])('an item without a date, %s: an archive never ends up in today’s issue', async (_, items, imported, reason) => {
  const report = await run(items);
  expect(report.imported).toBe(imported);
  expect(report.rejected.map(({ place, reason }) => ({ place, reason }))).toEqual(
    Array(items.length - imported).fill({ place: 'date', reason }),
  );
});

test('an item without a date gets the moment of its import, and keeps it the next day', async () => {
  const report = await run([dateless('urn:a')]);
  expect(report.warnings.map(({ text }) => text)).toEqual([
    'no date of its own: the moment of the import counts',
  ]);
  expect(await allArticles()).toMatchObject([{ publishedAt: MORNING }]);
  expect(await run([dateless('urn:a')], { now: NOON })).toMatchObject({ unchanged: 1 });
  expect(await run([{ ...dateless('urn:a'), headline: 'Altro' }], { now: NOON })).toMatchObject({
    updated: 1,
  });
});

test('the day in a folder’s name counts, or the time when a message was sent', async () => {
  const read = async () => bytesOf(dateless('urn:a'));
  await runSources([{ name: '/in/2024-11-05/MG/a.json', folder: null, read }]);
  const item = g2({ itemMeta: '' });
  const message = `<newsMessage><header><sent>2024-11-06T08:00:00Z</sent></header><itemSet>${item}</itemSet></newsMessage>`;
  const { warnings } = await runFile('a.xml', message);
  expect(warnings.map(({ text }) => text)).toEqual(['no date of its own: that of its delivery counts']);
  expect((await allIssues()).map(({ day }) => day)).toEqual(['2024-11-05', '2024-11-06']);
});

test.each([
  ['/in/20241105/a.json', '2024-11-05'],
  ['/in/2024-11-05/2024-11-06.ndjson, line 3', '2024-11-06'],
  ['/in/2024-13-05/a.json', null],
  ['/in/120241105/a.json', null],
])('%s has the day %s', (path, day) => {
  expect(dayInPath(path)).toBe(day);
});

test('NWS-02 digits in the address of a feed are not the day of its undated items', async () => {
  const name = 'https://giornale.example/20240315/feed.xml';
  const feed =
    '<rss version="2.0"><channel><title>T</title><item><guid>urn:a</guid><title>Riapre il ponte</title><description>Dopo tre anni.</description></item></channel></rss>';
  const file = { name, folder: null, read: async () => Buffer.from(feed) };
  await runSources([{ ...file, address: name }]);
  expect(await allIssues()).toMatchObject([{ day: '2025-04-03' }]);
  const item = { name, folder: null, read: async () => bytesOf(dateless('urn:b')) };
  await runSources([{ ...item, address: name }]);
  expect(await allIssues()).toMatchObject([{ day: '2025-04-03' }]);
  await runSources([{ ...item, name: '/in/2024-03-15/b.json' }], { brand: 'LG' });
  expect(await allIssues()).toMatchObject([{ day: '2024-03-15' }, { day: '2025-04-03' }]);
});

test('the newsroom’s own names of sections come before the common ones', async () => {
  const sections = toSectionTable({ XSP: 'Motori', CRO: 'Roma', 'medtop:20000822': 'Calcio' });
  const category = (code: string) =>
    g2({ meta: `<headline>T</headline><subject type="cptype:cat" literal="${code}"/>` });
  const topic = g2({
    meta: '<headline>T</headline><subject qcode="medtop:20000822"><name>Calcio</name></subject>',
  });
  const files = [category('XSP'), category('CRO'), category('POL'), topic];
  const named = files.map((file, index) => file.replace('urn:g2', `urn:${index}`));
  const items = named.map((file) => `${file}`).join('');
  const report = await runFile('a.xml', `<newsMessage><itemSet>${items}</itemSet></newsMessage>`, {
    sections,
    now: new Date('2026-11-26T11:00:00Z'),
  });
  expect(report).toMatchObject({ imported: 4, warnings: [] });
  const names = (await database().orm.select().from(sectionTable)).map(({ name }) => name);
  expect(names.sort()).toEqual(['Calcio', 'Motori', 'Politica', 'Roma']);
});
