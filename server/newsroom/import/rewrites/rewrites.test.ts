// @module-tag postgres
import { expect, test } from 'vitest';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { nitf } from '#tests/support/xml-fixtures.ts';

const { run, runFile, counts, allArticles, placesOf } = importFixture();

const first = { guid: 'urn:v1', headline: 'Prima stesura', body_html: '<p>Uno.</p>', version: '7' };
const second = {
  guid: 'urn:v2',
  evolvedfrom: 'urn:v1',
  headline: 'Seconda stesura',
  body_html: '<p>Due.</p>',
};
const third = { guid: 'urn:v3', evolvedfrom: 'urn:v2', headline: 'Terza stesura', body_html: '<p>Tre.</p>' };
const V1 = {
  ...first,
  versioncreated: '2025-04-03T02:30:00Z',
  altids: { printEdition: 'Roma', printPage: '7' },
};
const V2 = { ...second, versioncreated: '2025-04-03T03:30:00Z' };
const V3 = { ...third, versioncreated: '2025-04-03T04:30:00Z' };

const shown = async () =>
  (await allArticles()).filter(({ status }) => status === 'usable').map(({ uri, title }) => [uri, title]);

test.each([
  ['in its order', [V1, V2]],
  ['the other way round', [V2, V1]],
])('a rewrite and what it replaces in one delivery, %s, are one article in the place of the first', async (_, items) => {
  expect(await counts(items)).toEqual([1, 0, 1, 0]);
  expect(await shown()).toEqual([['urn:v1', 'Seconda stesura']]);
  expect(await placesOf('urn:v1')).toMatchObject([{ edition: 'roma', page: 7 }]);
  expect(await counts(items, { now: NOON })).toEqual([0, 0, 2, 0]);
});

test('a rewrite that arrives later takes the address, the page and the hour of the first', async () => {
  await run([V1]);
  const [before] = await allArticles();
  expect(await counts([V2], { now: NOON })).toEqual([0, 1, 0, 0]);
  expect(await allArticles()).toMatchObject([
    { id: before?.id, uri: 'urn:v1', title: 'Seconda stesura', publishedAt: before?.publishedAt },
  ]);
  expect(await placesOf('urn:v1')).toMatchObject([{ edition: 'roma', page: 7 }]);
  expect(await counts([V1, V2])).toEqual([0, 0, 2, 0]);
  expect(await counts([V3])).toEqual([0, 1, 0, 0]);
  expect(await shown()).toEqual([['urn:v1', 'Terza stesura']]);
  expect(await counts([V1])).toEqual([0, 0, 1, 0]);
  expect(await counts([V2])).toEqual([0, 0, 1, 0]);
  expect(await shown()).toEqual([['urn:v1', 'Terza stesura']]);
});

test('NWS-02 an id of another text that is longer than any is left out, and the delivery is imported', async () => {
  const long = `urn:${Array.from({ length: 400 }, (_, at) => `${at}-${(at * 7919).toString(36)}`).join(':')}`;
  const report = await run([
    { ...V1, evolvedfrom: long },
    { ...V2, altids: { tag: long } },
  ]);
  expect(report).toMatchObject({ imported: 1, unchanged: 1, rejected: [] });
  expect(report.warnings.map(({ text }) => text)).toContain(
    `an id of another text is left out: ${long.length} characters, more than 600`,
  );
  expect(await shown()).toEqual([['urn:v1', 'Seconda stesura']]);
});

test.each([
  ['third, second, first', [V3, V2, V1]],
  ['second, first, third', [V2, V1, V3]],
  ['second, third, first', [V2, V3, V1]],
  ['third, first, second', [V3, V1, V2]],
  ['first, third, second', [V1, V3, V2]],
])('three texts in separate deliveries end as the newest of them: %s', async (_, items) => {
  for (const item of items) await run([item]);
  expect((await shown()).map(([, title]) => title)).toEqual(['Terza stesura']);
});

test('texts that each say they replace the other are one article, not none', async () => {
  expect(await counts([{ ...V1, evolvedfrom: 'urn:v2' }, V2])).toEqual([1, 0, 1, 0]);
});

test('a withdrawal of the rewrite withdraws the article, one of an earlier text written before it does not', async () => {
  await run([V1, V2]);
  await run([{ guid: 'urn:v1', pubstatus: 'canceled', versioncreated: '2025-04-03T03:00:00Z' }]);
  expect(await shown()).toHaveLength(1);
  await run([{ guid: 'urn:v2', pubstatus: 'canceled', versioncreated: '2025-04-03T05:00:00Z' }]);
  expect(await shown()).toEqual([]);
  await run([V1]);
  expect(await shown()).toEqual([]);
});

test('the same text under another id is the same article', async () => {
  const ids = { altids: [{ role: 'articleId', value: 'redazione-77' }] };
  await run([ninjs({ uri: 'urn:a' }, ids)]);
  const again = { ...ids, versioncreated: '2025-04-03T09:00:00Z' };
  expect(await counts([ninjs({ uri: 'urn:b', title: 'Corretto' }, again)])).toEqual([0, 1, 0, 0]);
  expect(await shown()).toEqual([['urn:a', 'Corretto']]);
});

test('articles that share pages, editions and desks stay separate', async () => {
  const desk = { role: 'deskId', value: 'cronaca-roma' };
  const page = { role: 'printPage', value: '1234' };
  const items = ['urn:a', 'urn:b'].map((uri) => ninjs({ uri }, { altids: [desk, page] }));
  expect(await counts(items)).toEqual([2, 0, 0, 0]);
});

test.each([
  ['providerId', 'ANSA'],
  ['source_id', 'agenzia-9001'],
  ['newsId', 'Redazione centrale'],
])('articles that share %s %s, which many have, stay separate', async (role, value) => {
  const items = ['urn:a', 'urn:b'].map((uri) => ninjs({ uri }, { altids: [{ role, value }] }));
  expect(await counts(items)).toEqual([2, 0, 0, 0]);
});

const newsml = (guid: string, title: string, link: string, hour: number) => `
  <newsItem guid="${guid}" version="1"><itemMeta><itemClass qcode="ninat:text"/>
  <versionCreated>2025-04-03T0${hour}:30:00Z</versionCreated>${link}</itemMeta><contentMeta><headline>${title}</headline>
  </contentMeta><contentSet><inlineData>Testo.</inlineData></contentSet></newsItem>`;

test.each([
  '<link rel="irel:previousVersion" residref="urn:one"/>',
  '<link rel="http://cv.iptc.org/newscodes/itemrelation/evolvedFrom" residref="urn:one"/>',
])('NewsML-G2: an item replaces the one that it links to by %s', async (link) => {
  await runFile('a.xml', newsml('urn:one', 'Primo', '', 1));
  await runFile('b.xml', newsml('urn:two', 'Secondo', link, 2));
  expect(await shown()).toEqual([['urn:one', 'Secondo']]);
});

test('NewsML-G2: an item derived from another is an article of its own', async () => {
  await runFile('a.xml', newsml('urn:one', 'Primo', '', 1));
  await runFile(
    'b.xml',
    newsml('urn:two', 'Secondo', '<link rel="irel:derivedFrom" residref="urn:one"/>', 2),
  );
  expect(await shown()).toHaveLength(2);
});

test('NITF: a document replaces the one it manages, and a cancellation withdraws it', async () => {
  const managing = (uri: string, title: string, status: string) =>
    nitf({ uri, title, media: '' }).replace(
      'management-status="usable"',
      `management-status="${status}" management-doc-idref="urn:old"`,
    );
  await runFile('a.xml', nitf({ uri: 'urn:old', title: 'Primo', media: '' }));
  await runFile('b.xml', managing('urn:new', 'Secondo', 'usable'));
  expect(await shown()).toEqual([['urn:old', 'Secondo']]);
  await runFile('c.xml', managing('urn:kill', 'Ritirato', 'canceled'));
  expect(await shown()).toEqual([]);
});
