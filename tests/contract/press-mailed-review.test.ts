import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Clip } from '#domain/press-review/clip.ts';
import { bareWordsOfHtml } from '#tests/support/html-words.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { SENDINGS, signedIn, write } from '#tests/support/press-calls.ts';
import { pressSendingFixture } from '#tests/support/press-sending-fixture.ts';
import { nodesOf, readPdf, wordsOf } from '#tests/support/read-pdf.ts';
import { SAMPLE_DATA, sampleFiles, withSamples } from '#tests/support/sample-data.ts';

const DAY = '2025-03-10';
const BOARD = 'presidenza@ente.example';
const CALLS = '/api/user/rassegna';

const { database, runSources, allArticles } = importFixture();
const fixture = pressSendingFixture(database);
const server = newsstandApp(database);

/** Letters and digits only: line and page breaks and list marks differ. */
const lettersAndDigits = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('');

async function importDay() {
  const files = await sampleFiles('ninjs', DAY);
  const media = [{ prefix: 'https://media.edicola.test', folder: SAMPLE_DATA }];
  const items = files.map(({ path, bytes }) => ({ name: path, folder: null, read: async () => bytes }));
  return await runSources(items, { media });
}

test.skipIf(!SAMPLE_DATA)(
  withSamples(
    'PRS-01 PRS-03 PRS-04 a day’s real articles reach the board as a mail with a PDF that holds all of it',
  ),
  async () => {
    expect((await importDay()).rejected).toEqual([]);
    const { account } = await fixture.addOffice();
    const browser = await signedIn(server, account);
    const listed = await browser.ask({ url: `${CALLS}/ritagli?dal=${DAY}&al=${DAY}` });
    const { clips } = (listed.json() as { data: { clips: Clip[] } }).data;
    expect(clips.length).toBeGreaterThan(10);

    // Not in the order of the list, and in two chapters.
    const [first, second] = [clips.slice(0, 5).reverse(), clips.slice(5)];
    const chapter = (title: string, some: Clip[]) => ({
      id: title,
      title,
      clips: some.map(({ id }) => ({ id, note: `Nota su ${id}: perché è così` })),
    });
    const review = {
      day: DAY,
      version: 0,
      title: 'La città è in festa',
      abstract: 'Più in breve: tutto qui.',
      chapters: [chapter('Apertura', first), chapter('Altro', second)],
    };
    expect((await write(browser, `${CALLS}/bozza`, review)).statusCode).toBe(200);
    const recipients = [{ email: BOARD, name: 'La Presidenza', groups: [] }];
    await write(browser, `${CALLS}/destinatari/aggiungi`, { recipients });
    const { destinatari } = (
      (await browser.ask({ url: `${CALLS}/destinatari` })).json() as {
        data: { destinatari: { id: number }[] };
      }
    ).data;
    const ordered = await write(browser, SENDINGS, {
      key: randomUUID(),
      source: { day: DAY },
      subject: 'Rassegna',
      message: '',
      recipients: destinatari.map(({ id }) => id),
      addresses: [],
      at: null,
    });
    expect(ordered.statusCode).toBe(200);
    await fixture.plan();
    await fixture.run();

    const [mail] = await fixture.mails();
    expect(mail?.to).toBe(BOARD);
    const pdf = await readPdf(mail?.attachments?.[0]?.bytes ?? new Uint8Array());
    const inOrder = [...first, ...second];
    const outlined = pdf.outline.slice(2).flatMap(({ items }) => items);
    expect(outlined.map(({ title }) => title)).toEqual(inOrder.map(({ title }) => title));
    expect(pdf.outline.slice(2).map(({ title }) => title)).toEqual(['Apertura', 'Altro']);
    const begins = outlined.map(({ page }) => page);
    const indexed = pdf.pages.slice(0, begins[0]).flatMap(({ links }) => links.map(({ page }) => page));
    expect([...new Set(indexed)]).toEqual(begins);
    expect(pdf.pages.map(({ untagged }) => untagged).join('')).toBe('');

    const bodies = new Map((await allArticles()).map(({ id, body }) => [id, body]));
    for (const [at, { id, title, page, author }] of inOrder.entries()) {
      const pages = pdf.pages.slice(begins[at], begins[at + 1]);
      const words = lettersAndDigits(wordsOf(pages.flatMap(({ structure }) => structure)));
      const said = [title, author, page === null ? 'pagina non indicata' : `Estratto da pag. ${page}`];
      for (const part of [...said, `Nota su ${id}: perché è così`])
        expect(words, title).toContain(lettersAndDigits(part));
      expect(words, title).toContain(bareWordsOfHtml(bodies.get(id) ?? '').join(''));
      expect(nodesOf(pages[0]?.structure ?? [], 'Art')).toHaveLength(1);
    }
  },
);
