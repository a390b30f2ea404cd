// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { plainAnswer, readAnswer } from '#domain/chatbot/answer-text.ts';
import type { components } from '#openapi/generated/site.ts';
import { PERSONAL_TABLES, removeReader } from '#server/accounts/db/personal-rows.ts';
import { deleteExpiredLinks } from '#server/assistant/db/chatbot-links.ts';
import { chatbotLinks } from '#server/base/db/schema/chatbot-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { chatbotFixture } from '#tests/support/chatbot-fixture.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { article } from '#tests/support/search-fixture.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const { fixture, server, openReader } = chatbotFixture();

type Reader = Awaited<ReturnType<typeof openReader>>;
type Link = components['schemas']['Condivisione'];
type Shared = components['schemas']['RispostaCondivisa']['data'];

const LINKS = '/api/rag/condivisioni';
const FREE = 'Le vasche interrate di Velletri sono un progetto di anni.';
const PAID = 'Il segreto delle vasche interrate di Velletri è lo zaffiro quarantadue.';
const QUESTION = 'Qual è il segreto delle vasche interrate di Velletri?';

const secret = (overrides: object = {}, raw: object = {}) => ({
  ...article('Il segreto delle vasche', '', {
    access: 'digital',
    body: `<p>${FREE}</p><p>Altro ancora.</p><p>${PAID}</p><p>Fine.</p>`,
    ...overrides,
  }),
  ...raw,
});
const pools = () => article('Vasche a Lariano', 'Le vasche interrate di Lariano hanno un segreto da poco.');

let reader: Reader;
let answer: { chatId: number; messageId: number };

beforeEach(async () => {
  server.setClock(NOON.toISOString());
  await fixture.run([secret(), pools()]);
  reader = await openReader();
  const { start, content } = await reader.ask(QUESTION);
  expect(content).toContain('zaffiro');
  answer = { chatId: start?.chatId ?? 0, messageId: start?.messageId ?? 0 };
});

const wish = (overrides: object = {}) => ({
  chat_id: answer.chatId,
  message_id: answer.messageId,
  days: 7,
  ...overrides,
});

async function share(overrides: object = {}): Promise<{ link: Link; token: string; url: string }> {
  const reply = await reader.post(LINKS, wish(overrides));
  expect(reply.statusCode, reply.body).toBe(200);
  const { link, url } = (reply.json() as { data: { link: Link; url: string } }).data;
  return { link, url, token: new URL(url).hash.slice(1) };
}

const visitor = () => openBrowser(server);
const opening = (token: string, by: ReaderBrowser = visitor()) =>
  by.ask({
    url: `${LINKS}/apri`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ token }),
  });
async function shown(token: string, by?: ReaderBrowser): Promise<Shared> {
  const reply = await opening(token, by);
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as { data: Shared }).data;
}
/** Adds valid links to the same answer, created later. */
async function addMany(count: number) {
  const { orm } = fixture.database();
  const [first] = await orm.select().from(chatbotLinks);
  if (!first) throw new Error('there is no link to copy');
  const { id: _id, ...row } = { ...first, createdAt: new Date(NOON.getTime() + 1000) };
  const copies = Array.from({ length: count }, () => ({ ...row, tokenHash: randomUUID() }));
  await orm.insert(chatbotLinks).values(copies);
}
async function links(by = reader): Promise<Link[]> {
  return ((await by.get(LINKS)).json() as { data: { links: Link[] } }).data.links;
}

describe('RAG-06 ROL-06 a shared answer shows each client only what it may read', () => {
  test('a visitor sees the open part, a subscriber the whole', async () => {
    const { token } = await share();
    const open = await shown(token);
    expect(open).toMatchObject({ question: QUESTION, partial: true, sharedAt: '2025-04-03T10:00:00.000Z' });
    expect(JSON.stringify(open)).not.toContain('zaffiro');
    const consented = openBrowser(server);
    await consented.signIn(await addAccount(fixture.database().orm));
    expect(JSON.stringify(await shown(token, consented))).not.toContain('zaffiro');
    const subscriber = openBrowser(server);
    const subscriptions = [{ product: 'digital' as const }];
    await subscriber.signIn(await addAccount(fixture.database().orm, { subscriptions }));
    const whole = await shown(token, subscriber);
    expect(whole.partial).toBe(false);
    expect(plainAnswer(readAnswer(whole.content))).toContain('zaffiro');
  });

  test('and everybody sees the whole where all quoted texts are open', async () => {
    const next = await reader.ask('Che segreto hanno le vasche interrate di Lariano?');
    expect(plainAnswer(next)).not.toContain('zaffiro');
    const { token } = await share({ chat_id: next.start?.chatId, message_id: next.start?.messageId });
    expect(await shown(token)).toMatchObject({ partial: false });
  });

  test('and never words of a withdrawn article, nor the title of the chat', async () => {
    const { token } = await share();
    const chat = { chat_id: answer.chatId, rag_type: 'digital', title: 'Nome tutto mio' };
    await reader.post('/api/rag/chat/rename', chat);
    const before = await shown(token, reader.browser);
    expect(before.content).toContain('zaffiro');
    expect(readAnswer(before.content).start).toMatchObject({ chatId: 0, messageId: 0, title: '' });
    expect(JSON.stringify(before)).not.toContain('Nome tutto mio');
    await fixture.run([secret({ version: '2' }, { pubstatus: 'canceled' })]);
    const after = await shown(token, reader.browser);
    expect(JSON.stringify(after)).not.toMatch(/zaffiro|Il segreto delle vasche"/);
    // A withdrawn article is not announced as needing a subscription.
    expect(after.partial).toBe(false);
  });
});

test('RAG-06 the address is returned once, and its token is not stored in the database', async () => {
  const { link, url, token } = await share();
  expect(url).toMatch(/\/risposta-condivisa#[\w-]{43}$/);
  expect(link).toMatchObject({
    ...answer,
    kind: 'digital',
    question: QUESTION,
    opened: 0,
    lastOpenedAt: null,
  });
  expect(link.expiresAt).toBe('2025-04-10T10:00:00.000Z');
  expect(JSON.stringify(await fixture.database().orm.select().from(chatbotLinks))).not.toContain(token);
  await shown(token);
  await shown(token, reader.browser);
  // The owner's own views of an answer are not counted.
  expect(await links()).toEqual([{ ...link, opened: 1, lastOpenedAt: '2025-04-03T10:00:00.000Z' }]);
});

test('RAG-06 the list has every link that is valid, however many there are, so that each can be revoked', async () => {
  const { link, token } = await share({ days: 30 });
  await addMany(250);
  expect((await links()).map(({ id }) => id)).toContain(link.id);
  expect((await reader.post(`${LINKS}/revoca`, { id: link.id })).statusCode).toBe(200);
  expect((await opening(token)).statusCode).toBe(404);
  expect(await links()).toHaveLength(250);
});

describe('RAG-06 every address that shows nothing gets the same answer', () => {
  const nothing = async (token: string) => {
    const reply = await opening(token);
    expect(reply.statusCode).toBe(404);
    return reply.body;
  };

  test('whether it never existed, was altered, was revoked or has expired', async () => {
    const [live, gone] = [await share(), await share({ days: 30 })];
    const never = await nothing('x');
    expect(await nothing('A'.repeat(43))).toBe(never);
    const revoked = { id: gone.link.id };
    expect((await reader.post(`${LINKS}/revoca`, revoked)).statusCode).toBe(200);
    expect((await reader.post(`${LINKS}/revoca`, revoked)).statusCode).toBe(200);
    expect(await nothing(gone.token)).toBe(never);
    expect((await links()).map(({ id }) => id)).toEqual([live.link.id]);
    expect((await opening(live.token)).statusCode).toBe(200);
    server.setClock('2025-04-10T10:00:00Z');
    expect(await nothing(live.token)).toBe(never);
    await deleteExpiredLinks(fixture.database().orm, new Date('2025-04-10T10:00:01Z'));
    expect(await fixture.database().orm.select().from(chatbotLinks)).toHaveLength(1);
  });

  test('on another paper', async () => {
    const { token } = await share();
    expect((await opening(token, openBrowser(server, { host: 'leggo.localhost' }))).statusCode).toBe(404);
  });

  test('and when the chat is deleted, until the deletion is undone', async () => {
    const { token } = await share();
    const named = { chat_id: answer.chatId, rag_type: 'digital' };
    await reader.post('/api/rag/chat/delete', named);
    await nothing(token);
    expect(await links()).toEqual([]);
    await reader.post('/api/rag/chat/restore', named);
    expect((await opening(token)).statusCode).toBe(200);
  });

  test('and when the answer was requested again, or the account is closed or deleted', async () => {
    const first = await share();
    const again = await reader.ask(QUESTION, { chat_id: answer.chatId, instead_of: answer.messageId });
    await nothing(first.token);
    const { token } = await share({ message_id: again.start?.messageId });
    const { orm } = fixture.database();
    const own = eq(readers.id, reader.account.id);
    await orm.update(readers).set({ status: 'suspended' }).where(own);
    await nothing(token);
    await orm.update(readers).set({ status: 'active' }).where(own);
    expect((await opening(token)).statusCode).toBe(200);
    await removeReader(orm, reader.account);
    await nothing(token);
    expect(await orm.select().from(PERSONAL_TABLES.chatbotLinks.table)).toEqual([]);
  });
});

test('RAG-06 only the reader who asked the question can create or revoke links to the answer', async () => {
  const { link } = await share();
  const other = await openReader();
  expect((await other.post(LINKS, wish())).statusCode).toBe(404);
  expect((await other.post(`${LINKS}/revoca`, { id: link.id })).statusCode).toBe(404);
  expect(await links(other)).toEqual([]);
  const nobody = visitor();
  expect((await nobody.ask({ url: LINKS })).statusCode).toBe(401);
  // A question and an unknown answer cannot be shared, nor an answer for an unsupported time.
  expect((await reader.post(LINKS, wish({ message_id: answer.messageId - 1 }))).statusCode).toBe(404);
  expect((await reader.post(LINKS, wish({ days: 365 }))).statusCode).toBe(400);
});

test('RAG-06 sharing is limited per hour', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await reader.post(LINKS, wish())).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
