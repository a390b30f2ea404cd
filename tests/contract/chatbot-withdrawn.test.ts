// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { plainAnswer, readAnswer } from '#domain/chatbot/answer-text.ts';
import type { components } from '#openapi/generated/site.ts';
import { writeExport } from '#server/accounts/privacy/write-export.ts';
import { visibleAnswers } from '#server/assistant/visible-answers.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { readPdf, wordsOf } from '#tests/support/read-pdf.ts';
import { article } from '#tests/support/search-fixture.ts';
import { unzip } from '#tests/support/unzip.ts';

const { fixture, server, openReader } = chatbotFixture();

type Chat = components['schemas']['RispostaChat']['data'];
type Reader = Awaited<ReturnType<typeof openReader>>;

const BASINS = 'Il programma prevede quaranta vasche interrate sotto i cortili delle scuole di Velletri.';
const POOLS = 'Le vasche interrate di Lariano sono costate otto milioni.';
const QUESTION = 'Dove sono le vasche interrate?';

const basins = (overrides: Parameters<typeof article>[2] = {}, raw: Record<string, unknown> = {}) => ({
  ...article('Vasche a Velletri', BASINS, overrides),
  ...raw,
});
const pools = () => article('Vasche a Lariano', POOLS);

/** All the text of a chat that a reader is shown. */
async function shown({ get, account }: Reader, chatId: number) {
  const chat = ((await get(`/api/rag/chat/${chatId}`)).json() as { data: Chat }).data;
  const { pages } = await readPdf((await get(`/api/rag/chat/${chatId}/pdf`)).rawPayload);
  const { id, email } = account;
  const copy = await unzip(
    Buffer.from(await writeExport(fixture.database().orm, { id, email }, { now: NOON, visibleAnswers })),
  );
  return {
    chat: chat.chat_history.map(({ content }) => content).join('\n'),
    pdf: wordsOf(pages.flatMap(({ structure }) => structure)),
    json: String(copy['dati.json']),
    html: String(copy['dati.html']),
    said: chat.chat_history.at(-1),
  };
}

const WAYS = ['chat', 'pdf', 'json', 'html'] as const;

describe('NWS-05 a quotation is removed from the chat, its PDF and the data export', () => {
  const CASES: [string, () => Promise<unknown>][] = [
    ['taken back', () => fixture.run([basins({ version: '2' }, { pubstatus: 'canceled' })])],
    ['held again', () => fixture.run([basins({ version: '2' }, { pubstatus: 'withheld' })])],
    [
      'under an embargo',
      () => fixture.run([basins({ version: '2' }, { embargoed: '2025-04-05T10:00:00+02:00' })]),
    ],
    [
      'corrected',
      () => fixture.run([article('Vasche a Velletri', 'Il programma è stato annullato.', { version: '2' })]),
    ],
  ];

  test.each(CASES)('when its article was %s', async (_what, change) => {
    await fixture.run([basins(), pools()]);
    const reader = await openReader();
    const { start, content } = await reader.ask(QUESTION);
    expect(content).toContain('quaranta vasche');
    expect(content).toContain('otto milioni');
    const before = await shown(reader, start?.chatId ?? 0);
    for (const way of WAYS) expect(before[way], way).toMatch(/quaranta\s+vasche/);
    await change();
    const after = await shown(reader, start?.chatId ?? 0);
    for (const way of WAYS) {
      expect(after[way], way).not.toMatch(/quaranta\s+vasche|cortili|Vasche a Velletri/);
      expect(after[way], way).toMatch(/otto\s+milioni/);
      expect(after[way], way).toMatch(/Una\s+parte\s+della\s+risposta\s+è\s+stata\s+tolta/);
    }
    const left = start?.sources.find(({ title }) => title === 'Vasche a Lariano');
    expect(after.said?.relatedIds).toEqual([left?.articleId]);
    expect(Object.keys(after.said?.extractedData ?? {})).toEqual([`articolo-${left?.articleId}`]);
  });

  test('but not when another part of the article was corrected', async () => {
    await fixture.run([basins()]);
    const reader = await openReader();
    const { start, content } = await reader.ask(QUESTION);
    await fixture.run([
      {
        ...basins({ version: '2', body: `<p>${BASINS}</p><p>La spesa è di 38 milioni.</p>` }),
      },
    ]);
    const { said } = await shown(reader, start?.chatId ?? 0);
    expect(said?.content).toBe(content);
  });
});

test('NWS-05 a saved answer shows an article under its current headline, in the chat, its PDF and the data export', async () => {
  const called = (title: string, version: string, kicker: string, author: string) => ({
    ...ninjs({ uri: 'urn:basins', version, title, author, body: `<p>${BASINS}</p>` }),
    headlines: [
      { role: 'main', value: title },
      { role: 'kicker', value: kicker },
    ],
  });
  await fixture.run([called('Vasche a Velletri', '1', 'Scandalo', 'Ada Errata'), pools()]);
  const reader = await openReader();
  const { start, content } = await reader.ask(QUESTION);
  expect(content).toMatch(/Scandalo.*Ada Errata/);
  await fixture.run([called('Cortili a Velletri', '2', 'Scuola', 'Bice Giusta')]);
  const after = await shown(reader, start?.chatId ?? 0);
  for (const way of WAYS) {
    expect(after[way], way).not.toMatch(/Vasche\s+a\s+Velletri|vasche-a-velletri|Scandalo|Errata/);
    expect(after[way], way).toMatch(/Cortili\s+a\s+Velletri/);
    expect(after[way], way).toMatch(/quaranta\s+vasche/);
  }
  const corrected = start?.sources.find(({ title }) => title === 'Vasche a Velletri')?.articleId;
  expect(after.said?.extractedData[`articolo-${corrected}`]?.value).toContain('cortili-a-velletri');
});

test('NWS-05 an answer all of whose articles were withdrawn is reduced to one sentence', async () => {
  await fixture.run([basins()]);
  const reader = await openReader();
  const { start } = await reader.ask(QUESTION);
  await fixture.run([basins({ version: '2' }, { pubstatus: 'canceled' })]);
  const { said } = await shown(reader, start?.chatId ?? 0);
  const answer = readAnswer(said?.content ?? '');
  expect(plainAnswer(answer)).toBe(
    'Questa risposta non si può più leggere: gli articoli da cui veniva sono stati corretti o non sono più disponibili.',
  );
  expect([answer.start?.sources, answer.end?.followUps, said?.relatedIds]).toEqual([[], [], []]);
});

test('ROL-06 text that a subscription opened is hidden when only a lesser one is left', async () => {
  const FREE = 'Le vasche interrate di Velletri sono un progetto di anni.';
  const PAID = 'Il segreto delle vasche interrate di Velletri è lo zaffiro quarantadue.';
  await fixture.run([
    article('Il segreto delle vasche', '', {
      access: 'digital',
      body: `<p>${FREE}</p><p>Altro ancora.</p><p>${PAID}</p><p>Fine.</p>`,
    }),
  ]);
  const reader = await openReader('digital');
  const { start, content } = await reader.ask('Qual è il segreto delle vasche interrate di Velletri?');
  expect(content).toContain('zaffiro');
  expect((await shown(reader, start?.chatId ?? 0)).chat).toContain('zaffiro');
  const orm = fixture.database().orm;
  await orm.update(subscriptions).set({ product: 'online' });
  const { id, email } = reader.account;
  const copy = await unzip(Buffer.from(await writeExport(orm, { id, email }, { now: NOON, visibleAnswers })));
  expect(String(copy['dati.json'])).not.toContain('zaffiro');
  // The reader has lost access to this kind of chat too: its address answers 403.
  expect((await reader.get(`/api/rag/chat/${start?.chatId}`)).statusCode).toBe(403);
  await orm.update(subscriptions).set({ product: 'digital' });
  expect((await shown(reader, start?.chatId ?? 0)).chat).toContain('zaffiro');
});

test('RAG-07 the model gets nothing of an earlier answer for a follow-up question', async () => {
  await fixture.run([basins(), pools()]);
  const reader = await openReader();
  const { start } = await reader.ask(QUESTION);
  await fixture.run([basins({ version: '2' }, { pubstatus: 'canceled' })]);
  const next = await reader.ask('E quanto costano le vasche interrate?', { chat_id: start?.chatId });
  expect(next.content).not.toMatch(/quaranta vasche|cortili/);
  server.setClock(NOON.toISOString());
});
