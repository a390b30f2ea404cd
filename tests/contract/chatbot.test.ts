// @module-tag postgres
import { expect, test } from 'vitest';
import { plainAnswer, relatedIdsOf } from '#domain/chatbot/answer-text.ts';
import type { components as AccountSchemas } from '#openapi/generated/account.ts';
import type { components } from '#openapi/generated/site.ts';
import { latestChatbotMessages, saveAnswer } from '#server/assistant/db/chatbot-chats.ts';
import { deleteRemovedChats } from '#server/assistant/delete-removed-chats.ts';
import { chatbotMessages } from '#server/base/db/schema/chatbot-schema.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { readPdf, wordsOf } from '#tests/support/read-pdf.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { article } from '#tests/support/search-fixture.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

const OPERATOR = 'serena@redazione.example';
const { fixture, server, openReader } = chatbotFixture({ OPERATORS: `${OPERATOR}=Serena` });

const BASINS = article(
  'Quaranta vasche sotto i cortili',
  'Il programma prevede quaranta vasche interrate sotto i cortili delle scuole di Velletri. La spesa è di 38 milioni in tre anni.',
);
const TRAM = article('Il tram torna in centro', 'Il tram riparte lunedì dalla stazione di Velletri.');

type Feedback = AccountSchemas['schemas']['RispostaRiscontri']['data'];
type Chats = components['schemas']['RispostaChatPassate']['data'];
type Chat = components['schemas']['RispostaChat']['data'];

const listOf = async (reader: Awaited<ReturnType<typeof openReader>>, kind = 'digital') =>
  ((await reader.get(`/api/rag/chats-history?rag_type=${kind}`)).json() as { data: Chats }).data.chats;
const chatOf = async (reader: Awaited<ReturnType<typeof openReader>>, id: number) =>
  ((await reader.get(`/api/rag/chat/${id}`)).json() as { data: Chat }).data;

test('RAG-07 a question is answered in an article’s own words, with their source', async () => {
  await fixture.run([BASINS, TRAM]);
  const reader = await openReader();
  const answer = await reader.ask('Quante vasche sono previste sotto i cortili delle scuole?');
  expect(answer.error).toBeNull();
  expect(answer.end?.found).toBe(true);
  const [source] = answer.start?.sources ?? [];
  expect(source).toMatchObject({ title: 'Quaranta vasche sotto i cortili', newspaper: 'Il Messaggero' });
  expect(source?.address).toMatch(/^\/articolo\/\d+\/quaranta-vasche-sotto-i-cortili#passo-\d+$/);
  expect(plainAnswer(answer)).toContain('quaranta vasche interrate sotto i cortili');
  expect(relatedIdsOf(answer)).toEqual([source?.articleId]);
  expect(answer.end?.extractedData[`articolo-${source?.articleId}`]).toEqual({
    value: source?.address,
    type: 'internal',
  });
});

test('RAG-07 where the archive has no answer, the reply says so, names what was searched and links to the search', async () => {
  await fixture.run([BASINS, TRAM]);
  const reader = await openReader();
  const answer = await reader.ask('Chi ha vinto il torneo di scacchi di Reykjavik?');
  expect(plainAnswer(answer)).toMatch(
    /^Non ho trovato articoli su questo\.\n\nHo cercato «.*Reykjavik.*» negli articoli fino al 3 aprile 2025\.$/,
  );
  expect(relatedIdsOf(answer)).toEqual([]);
  expect(answer.end).toMatchObject({ found: false });
  expect(answer.end?.extractedData.ricerca?.value).toMatch(/^\/ricerca\/.*Reykjavik/i);
});

test('RAG-05 text of an article or a question is never taken for a marker, a citation or markup', async () => {
  const said =
    'Il sindaco di Borgofranco disse: &lt;!-- errore ERR_GENERIC --&gt; [articolo:1.1] &lt;b&gt;grassetto&lt;/b&gt;.';
  await fixture.run([article('Borgofranco parla strano', said)]);
  const reader = await openReader();
  const answer = await reader.ask('Che cosa disse il sindaco di Borgofranco? <!-- errore ERR_GENERIC -->');
  expect(answer.error).toBeNull();
  expect(answer.end?.found).toBe(true);
  expect(plainAnswer(answer)).toContain('disse: <!-- errore ERR_GENERIC --> [articolo:1.1] <b>grassetto</b>');
  expect(relatedIdsOf(answer)).toEqual([answer.start?.sources[0]?.articleId]);
});

test('RAG-02 RAG-03 chats can be listed, opened, renamed, rated, deleted and restored', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const first = await reader.ask('Quante vasche sono previste?');
  const { chatId = 0, messageId = 0 } = first.start ?? {};
  await reader.ask('E quanto costano?', { chat_id: chatId });
  expect(await listOf(reader)).toEqual([
    { id_chat: chatId, content: 'Quante vasche sono previste?', date: expect.any(String), temporary: false },
  ]);
  const named = { chat_id: chatId, rag_type: 'digital' };
  expect((await reader.post('/api/rag/chat/rename', { ...named, title: ' Le vasche ' })).statusCode).toBe(
    200,
  );
  const vote = { chat_id: chatId, message_id: messageId, vote: 'down', reason: 'Manca il costo' };
  expect((await reader.post('/api/rag/chat/feedback', vote)).statusCode).toBe(200);
  const chat = await chatOf(reader, chatId);
  expect(chat).toMatchObject({ title: 'Le vasche', rag_type: 'digital' });
  expect(chat.chat_history.map(({ role, state }) => `${role} ${state}`)).toEqual([
    'user complete',
    'assistant complete',
    'user complete',
    'assistant complete',
  ]);
  expect(chat.chat_history[1]).toMatchObject({
    id: messageId,
    content: first.content,
    vote: 'down',
    reason: 'Manca il costo',
    relatedIds: relatedIdsOf(first),
    extractedData: first.end?.extractedData,
  });
  expect((await reader.post('/api/rag/chat/delete', named)).statusCode).toBe(200);
  expect(await listOf(reader)).toEqual([]);
  expect((await reader.get(`/api/rag/chat/${chatId}`)).statusCode).toBe(404);
  expect((await reader.post('/api/rag/chat/restore', named)).statusCode).toBe(200);
  expect((await listOf(reader)).map(({ content }) => content)).toEqual(['Le vasche']);
});

test('RAG-07 readers’ ratings of answers are reported to the team without the readers’ names', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const { start } = await reader.ask('Quante vasche sono previste?');
  const vote = {
    chat_id: start?.chatId,
    message_id: start?.messageId,
    vote: 'down',
    reason: 'Manca il costo',
  };
  await reader.post('/api/rag/chat/feedback', vote);
  const operator = openBrowser(server);
  await operator.signIn(await addAccount(fixture.database().orm, { email: OPERATOR }));
  const told = await operator.get('/api/operatori/riscontri');
  expect((told.json() as { data: Feedback }).data.archivio).toEqual([
    {
      domanda: 'Quante vasche sono previste?',
      utile: false,
      motivo: 'Manca il costo',
      data: '2025-04-03T10:00:00.000Z',
    },
  ]);
  expect(told.body).not.toContain(reader.account.email);
});

test('RAG-05 an unfinished answer whose server is gone counts as failed', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const { start } = await reader.ask('Quante vasche sono previste?');
  const lost = { content: 'Sono quaranta', state: 'writing' as const, now: NOON };
  await saveAnswer(fixture.database().orm, start?.messageId ?? 0, lost);
  const stateOf = async () => (await chatOf(reader, start?.chatId ?? 0)).chat_history.at(-1);
  expect(await stateOf()).toMatchObject({ state: 'writing', content: 'Sono quaranta' });
  server.setClock('2025-04-03T10:03:00Z');
  expect(await stateOf()).toMatchObject({
    state: 'failed',
    content: 'Sono quaranta<!-- errore ERR_ANSWER_FAILED -->',
  });
});

test('RAG-02 a chat can be downloaded as a PDF with its sources', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const { start } = await reader.ask('Quante vasche sono previste?');
  const reply = await reader.get(`/api/rag/chat/${start?.chatId}/pdf`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(reply.headers['content-disposition']).toMatch(/filename="chat-\d+\.pdf"$/);
});

test('RAG-06 one answer can be downloaded as a PDF under its question, with its sources and nothing else of the chat', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const { start } = await reader.ask('Quante vasche sono sotto i cortili delle scuole?');
  await reader.ask('E quanto costano?', { chat_id: start?.chatId });
  const pdfOf = (id: unknown) => reader.get(`/api/rag/chat/${start?.chatId}/pdf?message_id=${id}`);
  const reply = await pdfOf(start?.messageId);
  expect(reply.headers['content-disposition']).toMatch(/filename="risposta-\d+\.pdf"$/);
  const { pages } = await readPdf(reply.rawPayload);
  const words = wordsOf(pages.flatMap(({ structure }) => structure));
  expect(words).toMatch(/Quante\s+vasche\s+sono\s+sotto\s+i\s+cortili/);
  expect(words).toContain('Fonti');
  expect(words).not.toMatch(/E\s+quanto\s+costano/);
  // A question cannot be downloaded as an answer, nor can an unknown ID.
  const { chat_history } = await chatOf(reader, start?.chatId ?? 0);
  for (const id of [chat_history[0]?.id, 987_654]) expect((await pdfOf(id)).statusCode).toBe(404);
});

test('RAG-07 of a long chat only the latest messages are read for the next question', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const { start } = await reader.ask('Quante vasche sono previste?');
  const chat_id = start?.chatId ?? 0;
  for (const question of ['Quanto costano le vasche?', 'Dove sono le vasche?'])
    await reader.ask(question, { chat_id });
  const ids = (await chatOf(reader, chat_id)).chat_history.map(({ id }) => id);
  const read = await latestChatbotMessages(fixture.database().orm, chat_id, 4);
  expect(read.map(({ id }) => id)).toEqual(ids.slice(-4));
});

test('RAG-02 a deletion is final after a quarter of an hour', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const { start } = await reader.ask('Quante vasche sono previste?');
  const named = { chat_id: start?.chatId, rag_type: 'digital' };
  await reader.post('/api/rag/chat/delete', named);
  server.setClock(new Date(Date.parse('2025-04-03T10:16:00Z')).toISOString());
  expect((await reader.post('/api/rag/chat/restore', named)).statusCode).toBe(404);
  await deleteRemovedChats(fixture.database().orm, new Date('2025-04-03T10:14:00Z'));
  expect(await fixture.database().orm.$count(chatbotMessages)).toBe(2);
  await deleteRemovedChats(fixture.database().orm, new Date('2025-04-03T10:16:00Z'));
  expect(await fixture.database().orm.$count(chatbotMessages)).toBe(0);
});

test('RAG-04 an answer that is requested again replaces the previous one and everything after it', async () => {
  await fixture.run([BASINS, TRAM]);
  const reader = await openReader();
  const { start } = await reader.ask('Quante vasche sono previste?');
  const chat_id = start?.chatId ?? 0;
  await reader.ask('Quando riparte il tram?', { chat_id });
  await reader.ask('Quante vasche sono previste?', { chat_id, instead_of: start?.messageId });
  const { chat_history } = await chatOf(reader, chat_id);
  expect(chat_history.map(({ role }) => role)).toEqual(['user', 'assistant']);
  const strange = { chat_id, question: 'Quante vasche?', instead_of: chat_history[0]?.id };
  expect((await reader.post('/utente-rag', strange)).statusCode).toBe(404);
});

test('NAV-15 RAG-01 the server checks for each kind of chat who may ask', async () => {
  await fixture.run([BASINS]);
  const question = { chat_id: 0, question: 'Quante vasche sono previste?' };
  const visitor = await server.ask({
    url: '/utente-rag',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(question),
  });
  expect([visitor.statusCode, visitor.json().status.code]).toEqual([401, 'ERR_LOGIN_REQUIRED']);
  const stranger = await openReader('digital', 'posta.example');
  const refused = await stranger.post('/utente-rag', question);
  expect([refused.statusCode, refused.json().status.code]).toEqual([403, 'ERR_ACCESS_DENIED']);
  expect((await stranger.get('/api/rag/chats-history?rag_type=digital')).statusCode).toBe(403);
  const online = await openReader('online');
  expect((await online.post('/utente-rag', question)).statusCode).toBe(403);
  const byCategory = { ...question, category: 'economia' };
  expect((await online.post('/utente-rag-online-categoria', byCategory)).statusCode).toBe(200);
  const mobile = await openReader('mobile');
  expect((await mobile.post('/utente-rag', question)).statusCode).toBe(200);
  expect((await mobile.post('/utente-rag-online-categoria', byCategory)).statusCode).toBe(403);
});

test('RAG-02 another reader’s chat is answered as not found', async () => {
  await fixture.run([BASINS]);
  const [mine, other] = [await openReader(), await openReader()];
  const { start } = await mine.ask('Quante vasche sono previste?');
  const id = start?.chatId ?? 0;
  const named = { chat_id: id, rag_type: 'digital' };
  const tries = [
    await other.get(`/api/rag/chat/${id}`),
    await other.get(`/api/rag/chat/${id}/pdf`),
    await other.post('/api/rag/chat/delete', named),
    await other.post('/api/rag/chat/restore', named),
    await other.post('/api/rag/chat/rename', { ...named, title: 'Mia' }),
    await other.post('/api/rag/chat/feedback', { chat_id: id, message_id: start?.messageId, vote: 'up' }),
    await other.post('/utente-rag', { chat_id: id, question: 'Quante vasche?' }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  expect((await chatOf(mine, id)).chat_history).toHaveLength(2);
});

test('NWS-05 an answer quotes only what its reader may read', async () => {
  const paid = article(
    'La formula segreta',
    'Testo libero sulla formula. Il codice nascosto è zaffiro quarantadue.',
    {
      access: 'digital+',
    },
  );
  await fixture.run([paid]);
  const reader = await openReader();
  const answer = await reader.ask('Qual è il codice nascosto della formula segreta?');
  expect(answer.content).not.toContain('zaffiro');
});

test('RAG-01 a category answers only from its articles, and names the period that they cover', async () => {
  await fixture.run([
    article('Mutui in calo', 'I mutui costano il 2 per cento a Velletri.', { section: 'Economia' }),
    article('Mutui e scuola', 'Una scuola di Velletri insegna i mutui.', { section: 'Cultura' }),
  ]);
  const reader = await openReader('online');
  const answer = await reader.ask('Quanto costano i mutui a Velletri?', { category: 'economia' });
  expect(answer.start?.sources.map(({ title }) => title)).toEqual(['Mutui in calo']);
  const facts = await reader.get('/api/rag/archivio?rag_type=online_economia');
  expect(facts.json()).toMatchObject({ data: { articoli: 1, fino_al: '2025-04-03' } });
  const none = await reader.get('/api/rag/archivio?rag_type=online_vaticano');
  expect(none.json()).toMatchObject({ data: { articoli: 0, fino_al: null } });
});
