import { beforeEach, expect, test, vi } from 'vitest';
import type { PackageWire, TextWire } from '#api/site/wire-types.ts';
import { CACHES, downloadsCacheOf } from '#device/cache-names.ts';
import { manifestAddress, searchWordsAddress, textAddress } from '#domain/download-addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { type MemoryCache, MemoryCaches } from '#tests/support/memory-caches.ts';
import { FoldedIssues, type IndexedIssue } from './folded-issues.ts';
import { searchIn } from './search-device.ts';

const DAY = '2025-04-03';
let memory: MemoryCaches;
let cache: MemoryCache;

beforeEach(async () => {
  memory = new MemoryCaches();
  cache = await memory.open(CACHES.downloadedIssues);
  vi.stubGlobal('caches', memory);
});

type Told = { id: number; title: string; html: string };

/** Stores an issue as a download would. */
async function hold(
  version: string,
  articles: Told[],
  edition = 'roma',
  day: Day = DAY,
): Promise<IndexedIssue> {
  const listed = articles.map(({ id, title }) => ({
    id,
    slug: '',
    occhiello: null,
    titolo: title,
    sommario: null,
    firma: null,
    sezione: { id: 1, slug: 'cronaca', titolo: 'Cronaca' },
    data: day,
    pagina: 2,
    minuti: 1,
    accesso: 'free',
    immagine: null,
  }));
  const numero = { edizione: { id: 3, slug: edition, titolo: 'Roma' }, data: day };
  // The parts of a package and of a text that a search reads.
  const manifest = {
    versione: version,
    numero: { numero, sezioni: [{ articoli: listed }] },
  } as unknown as PackageWire;
  await cache.put(manifestAddress(edition, day), Response.json(manifest));
  for (const { id, html } of articles) {
    const text = {
      id,
      testo: html,
      firme: [],
      pubblicato: `${day}T00:30:00Z`,
    } as unknown as TextWire;
    await cache.put(textAddress(id), Response.json(text));
  }
  return { owner: '', edition, day, version };
}

const ask = (folded: FoldedIssues, issues: IndexedIssue[], text: string) =>
  searchIn(folded, issues, { ...NO_FILTERS, text });
const idsOf = ({ hits }: Awaited<ReturnType<typeof ask>>) => hits.map(({ article }) => article.id);

test('NWS-06 a downloaded text is found without its markup, with its place and the marked passage', async () => {
  const issue = await hold('v1', [
    { id: 7, title: 'La fontana', html: '<p>In piazza torna l’<em>acqua</em>.</p>' },
    { id: 8, title: 'Altro', html: '<p class="acqua">Niente</p>' },
  ]);
  const result = await ask(new FoldedIssues(), [issue], 'acqua');
  expect(result).toMatchObject({ total: 1, pages: 1, matching: 'all', unsearchable: null });
  expect(result.hits[0]).toMatchObject({
    article: { id: 7, title: 'La fontana', section: { slug: 'cronaca' } },
    edition: { slug: 'roma' },
    passage: { text: 'In piazza torna l’acqua.', marks: [[18, 23]] },
  });
});

test.each([
  ['Nicolo\u0300', 'NICOLÒ'],
  ['Nguyễn', 'nguye\u0302\u0303n'],
  ['می\u200cخواهم', 'میخواهم'],
  ['محمد', 'مُحَمَّد'],
  ['हिन्दी', 'हिन्\u200dदी'],
  ['น้ำใจ', 'น้ำใจ'],
  ['\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
  ['ガラス', 'カ\u3099ラス'],
  ['Đorđević', 'dordevic'],
])('NWS-06 %j in a downloaded text is found as %j, and marked as a whole', async (printed, typed) => {
  const title = `👩‍👩‍👧 ${printed} 1️⃣`;
  const issue = await hold('v1', [
    { id: 7, title, html: '<p>uno</p>' },
    { id: 8, title: 'हनद', html: '<p>due</p>' },
  ]);
  for (const asked of [typed, printed]) {
    const { hits } = await ask(new FoldedIssues(), [issue], asked);
    const marks = hits.map((hit) => hit.title.marks.map(([start, end]) => title.slice(start, end)));
    expect(marks).toEqual([[printed]]);
  }
});

test('NWS-06 the folded form is stored: after a restart of the worker only the shown texts are read', async () => {
  const issue = await hold('v1', [
    { id: 7, title: 'Acqua', html: '<p>uno</p>' },
    { id: 8, title: 'Fuoco', html: '<p>due</p>' },
  ]);
  await ask(new FoldedIssues(), [issue], 'acqua');
  cache.asked.length = 0;
  expect(idsOf(await ask(new FoldedIssues(), [issue], 'fuoco'))).toEqual([8]);
  expect(cache.asked).toEqual([searchWordsAddress('roma', DAY), textAddress(8)]);
});

test('NWS-06 while the worker lives, only the shown texts are read', async () => {
  const issue = await hold('v1', [{ id: 7, title: 'Acqua', html: '<p>uno</p>' }]);
  const folded = new FoldedIssues();
  await ask(folded, [issue], 'acqua');
  cache.asked.length = 0;
  await ask(folded, [issue], 'acqua');
  await ask(folded, [issue], 'fuoco');
  expect(cache.asked).toEqual([textAddress(7)]);
});

test('NWS-06 OFF-03 a newer version is folded again', async () => {
  const folded = new FoldedIssues();
  const before = await hold('v1', [{ id: 7, title: 'Acqua', html: '<p>uno</p>' }]);
  await ask(folded, [before], 'acqua');
  const after = await hold('v2', [{ id: 7, title: 'Acqua', html: '<p>corretto</p>' }]);
  expect(idsOf(await ask(folded, [after], 'corretto'))).toEqual([7]);
  expect(idsOf(await ask(new FoldedIssues(), [after], 'corretto'))).toEqual([7]);
});

test('NWS-06 an issue whose version is not known yet takes that of its package', async () => {
  const issue = { ...(await hold('v1', [{ id: 7, title: 'Acqua', html: '<p>uno</p>' }])), version: null };
  const folded = new FoldedIssues();
  expect(idsOf(await ask(folded, [issue], 'acqua'))).toEqual([7]);
  await hold('v2', [{ id: 7, title: 'Fuoco', html: '<p>uno</p>' }]);
  expect(idsOf(await ask(folded, [issue], 'acqua'))).toEqual([]);
});

test('NWS-06 NWS-05 a withdrawn article is neither found nor counted', async () => {
  const issue = await hold('v1', [
    { id: 7, title: 'Acqua', html: '<p>uno</p>' },
    { id: 8, title: 'Acqua', html: '<p>due</p>' },
  ]);
  const folded = new FoldedIssues();
  expect(idsOf(await ask(folded, [issue], 'acqua'))).toEqual([8, 7]);
  await cache.delete(textAddress(8));
  const result = await ask(folded, [issue], 'acqua');
  expect([idsOf(result), result.total]).toEqual([[7], 1]);
  expect((await ask(new FoldedIssues(), [issue], 'acqua')).total).toBe(1);
});

test('NWS-06 a deleted issue is no longer searched, and leaves nothing', async () => {
  const issue = await hold('v1', [{ id: 7, title: 'Acqua', html: '<p>uno</p>' }]);
  await cache.delete(manifestAddress('roma', DAY));
  expect((await ask(new FoldedIssues(), [issue], 'acqua')).total).toBe(0);
  expect(await cache.match(searchWordsAddress('roma', DAY))).toBeUndefined();
});

test('NWS-06 OFF-06 of an article that an account and everybody may read, the account’s text is searched', async () => {
  const everybodys = await hold('v1', [{ id: 7, title: 'Acqua', html: '<p>inizio</p>' }]);
  cache = await memory.open(downloadsCacheOf('reader'));
  const own = {
    ...(await hold('v2', [{ id: 7, title: 'Acqua', html: '<p>inizio e fine</p>' }])),
    owner: 'reader',
  };
  const both = await ask(new FoldedIssues(), [own, everybodys], 'fine');
  expect([idsOf(both), both.hits[0]?.passage.text]).toEqual([[7], 'inizio e fine']);
  expect(idsOf(await ask(new FoldedIssues(), [everybodys], 'fine'))).toEqual([]);
});
