// @module-tag postgres
import { afterEach, expect, test, vi } from 'vitest';
import { QueueFull } from '#domain/work-queue.ts';
import type { components } from '#openapi/generated/site.ts';
import { chatbotLinks } from '#server/base/db/schema/chatbot-schema.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { ExpensiveWork } from '#server/web/http/expensive-work.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { article } from '#tests/support/search-fixture.ts';

const { fixture, openReader } = chatbotFixture();
afterEach(() => vi.restoreAllMocks());

type Reader = Awaited<ReturnType<typeof openReader>>;
type Chat = components['schemas']['RispostaChat']['data'];

const QUESTION = 'Quante vasche sono a Velletri?';
const BASINS = article('Quaranta vasche', 'Sono quaranta vasche interrate sotto i cortili di Velletri.');

/** From now on the search queue is full. */
const fillSearches = () =>
  vi.spyOn(ExpensiveWork.prototype, 'searchFor').mockRejectedValue(new QueueFull('too many wait already'));

const countedOf = async () => {
  const rows = await fixture.database().orm.select().from(rateLimits);
  return rows.reduce((sum, { points }) => sum + points, 0);
};

async function shown({ get }: Reader) {
  const listed = (await get('/api/rag/chats-history?rag_type=digital')).json() as {
    data: { chats: { id_chat: number }[] };
  };
  const { chats } = listed.data;
  const told = await Promise.all(
    chats.map(async ({ id_chat: id }) => ((await get(`/api/rag/chat/${id}`)).json() as { data: Chat }).data),
  );
  return { chats, told };
}

test.each([
  ['/utente-rag', {}],
  ['/utente-rag-online-categoria', { category: 'economia' }],
])('API-07 a question to %s while the search queue is full is answered like every call to a busy server', async (url, overrides) => {
  await fixture.run([BASINS]);
  const reader = await openReader('category' in overrides ? 'online' : 'digital');
  const before = await countedOf();
  fillSearches();
  const reply = await reader.post(url, { chat_id: 0, question: QUESTION, ...overrides });
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect(reply.json()).toEqual({
    success: false,
    status: { code: 'ERR_UNAVAILABLE', message: 'overloaded' },
  });
  expect(await countedOf()).toBe(before);
  vi.restoreAllMocks();
  expect((await reader.ask(QUESTION, overrides)).end).not.toBeNull();
});

test('API-07 a question that finds the search queue full does not change its chat', async () => {
  await fixture.run([BASINS]);
  const reader = await openReader();
  const { start } = await reader.ask(QUESTION);
  const chat_id = start?.chatId ?? 0;
  await reader.ask('E quanto costano?', { chat_id });
  const before = await shown(reader);
  expect(before.told[0]?.chat_history).toHaveLength(4);
  fillSearches();
  const ask = (overrides: object) =>
    reader.post('/utente-rag', { chat_id, question: QUESTION, ...overrides });
  expect((await ask({})).statusCode).toBe(503);
  expect(await shown(reader)).toEqual(before);
  // An answer that was to be replaced is not lost either, nor is the link under which it was shared.
  await reader.post('/api/rag/condivisioni', { chat_id, message_id: start?.messageId, days: 7 });
  const links = await fixture.database().orm.select().from(chatbotLinks);
  expect(links).toHaveLength(1);
  expect((await ask({ instead_of: start?.messageId })).statusCode).toBe(503);
  expect(await shown(reader)).toEqual(before);
  expect(await fixture.database().orm.select().from(chatbotLinks)).toEqual(links);
  expect((await ask({ chat_id: 0 })).statusCode).toBe(503);
  expect(await shown(reader)).toEqual(before);
  vi.restoreAllMocks();
  expect((await ask({ instead_of: start?.messageId })).statusCode).toBe(200);
  expect((await shown(reader)).told[0]?.chat_history).toHaveLength(2);
});
