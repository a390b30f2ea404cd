import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ExportFormat } from '#domain/press-review/review.ts';
import { pressDesks, pressReviews, pressUsage } from '#server/base/db/schema/press-schema.ts';
import { findOrCreateDesk } from '#server/press-review/db/press-desks.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { nodesOf, readPdf, wordsOf } from '#tests/support/read-pdf.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { article } from '#tests/support/search-fixture.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { unzip } from '#tests/support/unzip.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);
const DAY = '2025-04-03';

const PAPER = [
  article('Riapre il ponte', 'Perché la città aspettava.', { page: 9 }),
  article('Il tram torna', 'Da lunedì.', { page: 3 }),
];

const PAPER_TITLES = ['Riapre il ponte', 'Il tram torna'];

async function idsOf(titles: readonly string[]): Promise<(number | undefined)[]> {
  const printed = await fixture.allArticles();
  return titles.map((title) => printed.find((one) => one.title === title)?.id);
}

async function openReader(product: 'rassegna' | 'digital' = 'rassegna') {
  const account = await addAccount(fixture.database().orm, { subscriptions: [{ product }] });
  const browser = openBrowser(server);
  await browser.signIn(account);
  const take = (format: ExportFormat, source: object = { day: DAY }) =>
    browser.ask({
      url: '/api/user/rassegna/esporta',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ format, source }),
    });
  return { account, take };
}

/** Saves a review on a reader's desk. */
async function write(readerId: string, clips: { id: number; note: string }[]) {
  const { orm } = fixture.database();
  const desk = await findOrCreateDesk(orm, { brand: 'MG', readerId, now: NOON });
  await orm.insert(pressReviews).values({
    deskId: desk.id,
    day: DAY,
    version: 1,
    title: 'Rassegna del Consorzio',
    abstract: 'In breve.',
    chapters: [{ id: 'a', title: 'Territorio', clips }],
    updatedAt: NOON,
    updatedBy: readerId,
  });
  return desk;
}

test('PRS-04 a review can be downloaded as a PDF with its chapters, notes, licence and reader, and the download is recorded', async () => {
  await fixture.run(PAPER);
  const [bridge, tram] = await idsOf(PAPER_TITLES);
  const { account, take } = await openReader();
  const desk = await write(account.id, [
    { id: tram ?? 0, note: 'Da leggere.' },
    { id: bridge ?? 0, note: '' },
    { id: 99_999, note: 'Ritirato' },
  ]);
  const { orm } = fixture.database();
  await orm.update(pressDesks).set({ licensee: 'Consorzio dei Navigli' }).where(eq(pressDesks.id, desk.id));
  const reply = await take('pdf');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="rassegna-2025-04-03.pdf"',
    'cache-control': 'no-store',
  });
  const { outline, pages, title } = await readPdf(reply.rawPayload);
  expect(title).toBe('Rassegna del Consorzio · Il Messaggero');
  expect(outline[2]).toMatchObject({ title: 'Territorio' });
  expect(outline[2]?.items.map((item) => item.title)).toEqual(['Il tram torna', 'Riapre il ponte']);
  const clips = pages.map(({ structure }) => wordsOf(nodesOf(structure, 'Art')));
  expect(clips[2]).toMatch(/Da leggere\.[\s\S]*Da lunedì\./);
  expect(clips[3]).toMatch(/Estratto da pag\. 9[\s\S]*Perché la città aspettava\./);
  expect(pages[3]?.artifacts).toContain('ad uso esclusivo di Consorzio dei Navigli');
  expect(pages[3]?.artifacts).toContain('Copia per Livia Prova');
  expect(await orm.select({ kind: pressUsage.kind, what: pressUsage.what }).from(pressUsage)).toEqual([
    { kind: 'downloaded', what: 'rassegna-2025-04-03.pdf' },
  ]);
});

test('PRS-04 a selection can be downloaded in every format, in its own order', async () => {
  await fixture.run(PAPER);
  const [bridge, tram] = await idsOf(PAPER_TITLES);
  const { take } = await openReader();
  const source = { day: DAY, clips: [tram, bridge] };
  const csv = await take('csv', source);
  expect(csv.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="rassegna-2025-04-03.csv"',
  });
  expect(
    csv.body
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(';')[0]),
  ).toEqual([`${tram}`, `${bridge}`]);
  const json = JSON.parse((await take('json', source)).body);
  expect(json.licensee).toBe('Livia Prova');
  expect(json.chapters[0].clips.map(({ title }: { title: string }) => title)).toEqual([
    'Il tram torna',
    'Riapre il ponte',
  ]);
  const zip = await take('zip', source);
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(Object.keys(await unzip(zip.rawPayload))).toEqual([
    'rassegna-2025-04-03.pdf',
    'rassegna-2025-04-03.json',
    'rassegna-2025-04-03.csv',
    '01-il-messaggero-il-tram-torna.txt',
    '02-il-messaggero-riapre-il-ponte.txt',
  ]);
  const { orm } = fixture.database();
  expect((await orm.select().from(pressUsage)).map(({ kind }) => kind)).toEqual(Array(3).fill('exported'));
});

test('PRS-04 characters that the paper’s typefaces lack are still in the PDF', async () => {
  const title = 'Ta’ 🇮🇹 日本 ☎';
  await fixture.run([article(title, 'emoji 🎉, giapponese 東京', { page: 9 })]);
  const { take } = await openReader();
  const ids = await idsOf([title]);
  const { pages } = await readPdf((await take('pdf', { day: DAY, clips: ids })).rawPayload);
  const words = pages.map(({ structure }) => wordsOf(structure)).join('');
  for (const sign of [title, 'emoji 🎉, giapponese 東京']) expect(words).toContain(sign);
  expect(words).not.toContain('□');
});

test('PRS-04 a download without contents is refused as such', async () => {
  const { account, take } = await openReader();
  expect((await take('pdf')).statusCode).toBe(404);
  await write(account.id, []);
  expect((await take('pdf')).statusCode).toBe(404);
  expect((await take('csv', { day: DAY, clips: [99_999] })).statusCode).toBe(404);
  expect(await fixture.database().orm.select().from(pressUsage)).toEqual([]);
});

test('PRS-04 ROL-05 without a licence nothing can be downloaded', async () => {
  await fixture.run(PAPER);
  const { take } = await openReader('digital');
  expect((await take('pdf', { day: DAY, clips: [1] })).statusCode).toBe(403);
  const visitor = await server.ask({
    url: '/api/user/rassegna/esporta',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ format: 'pdf', source: { day: DAY } }),
  });
  expect(visitor.statusCode).toBe(401);
});

test('PRS-04 after twenty documents in a minute the reader has to wait', async () => {
  await fixture.run(PAPER);
  const { take } = await openReader();
  for (let time = 0; time < 20; time += 1) expect((await take('csv')).statusCode).toBe(404);
  expect((await take('csv')).statusCode).toBe(429);
});
