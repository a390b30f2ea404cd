// @module-tag postgres
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { endDevicesOfReader } from '#server/accounts/db/devices.ts';
import { supportChats } from '#server/base/db/schema/help-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { notifyServers } from '#server/help/db/support-chats.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Bench = components['schemas']['RispostaBanco']['data'];

const OPERATOR = 'serena@redazione.example';

const database = testDatabase();
const server = newsstandApp(database, { environment: { OPERATORS: `${OPERATOR}=Serena` } });

let port = 0;

beforeAll(async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app().server.address() as AddressInfo);
});

/** A long timeout, only to end a test that hangs on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

/** Collects the text of an open connection until the test ends. */
function follow(path: string, headers: Record<string, string>) {
  const connection = { text: '', type: '', closed: false };
  const call = request({ host: '127.0.0.1', port, path, headers: { host: HOST, ...headers } }, (reply) => {
    connection.type = String(reply.headers['content-type']);
    reply.setEncoding('utf8').on('data', (part: string) => {
      connection.text += part;
    });
    reply.on('close', () => {
      connection.closed = true;
    });
  });
  call.on('error', () => undefined).end();
  onTestFinished(() => void call.destroy());
  return connection;
}

test('HLP-06 reader and operator are informed immediately of changes and of each other’s typing', async () => {
  const [browser, serena] = [openBrowser(server), openBrowser(server)];
  await serena.signIn(await addAccount(database().orm, { email: OPERATOR }));
  const conversazione = randomBytes(32).toString('base64url');
  const say = async (content: string) =>
    browser.post('/api/site/chat', {
      id: crypto.randomUUID(),
      conversazione,
      content,
      messages: [],
      host: '',
      'g-recaptcha-response': await solveCaptcha(server, 'chat'),
    });
  await say('Come cambio la carta di credito?');
  const reader = follow('/api/site/chat/eventi', { conversazione });
  const desk = follow('/api/operatori/eventi', { authorization: `Bearer ${serena.token()}` });
  await eventually(() =>
    expect([reader.type, desk.type]).toEqual(Array(2).fill('text/event-stream; charset=utf-8')),
  );
  await browser.post('/api/site/chat/operatore', { conversazione });
  await eventually(() => expect(desk.text).toMatch(/event: cambiata\ndata: {"conversazione":"[\w-]+"}\n\n/));
  const id = /"conversazione":"([\w-]+)"/.exec(desk.text)?.[1];
  await eventually(() => expect(reader.text).toContain('event: cambiata\ndata: {}\n\n'));
  await serena.post(`/api/operatori/chat/${id}/entra`, {});
  await serena.post(`/api/operatori/chat/${id}/segno`, { segno: 'scrive' });
  await eventually(() => expect(reader.text).toContain('event: scrive\ndata: {"chi":"operatore"}\n\n'));
  await browser.post('/api/site/chat/segno', { conversazione, segno: 'scrive' });
  await eventually(() => expect(desk.text).toContain(`event: scrive\ndata: {"conversazione":"${id}"}\n\n`));
  expect(reader.text.match(/event: scrive/g)).toHaveLength(1);
});

test('HLP-06 a client receives no events of another conversation', async () => {
  const serena = openBrowser(server);
  await serena.signIn(await addAccount(database().orm, { email: OPERATOR }));
  const connections: ReturnType<typeof follow>[] = [];
  const ids: string[] = [];
  for (const browser of [openBrowser(server), openBrowser(server)]) {
    const conversazione = randomBytes(32).toString('base64url');
    await browser.post('/api/site/chat', {
      id: crypto.randomUUID(),
      conversazione,
      content: 'Come cambio la carta?',
      messages: [],
      host: '',
      'g-recaptcha-response': await solveCaptcha(server, 'chat'),
    });
    await browser.post('/api/site/chat/operatore', { conversazione });
    const { attesa } = ((await serena.get('/api/operatori/chat')).json() as { data: Bench }).data;
    const id = attesa[0]?.id ?? '';
    await serena.post(`/api/operatori/chat/${id}/entra`, {});
    ids.push(id);
    const connection = follow('/api/site/chat/eventi', { conversazione });
    await eventually(() => expect(connection.text).toContain('retry'));
    connections.push(connection);
  }
  for (const id of ids.toReversed())
    await serena.post(`/api/operatori/chat/${id}/segno`, { segno: 'scrive' });
  await eventually(() => expect(connections[0]?.text).toContain('event: scrive'));
  // Events that were sent earlier may still arrive.
  expect(connections.map(({ text }) => text.match(/event: scrive/g)?.length)).toEqual([1, 1]);
});

/** Announces a change in a conversation through the database, as another server does when a reader writes to it. */
const announceChange = () => notifyServers(database().orm, { chat: crypto.randomUUID(), what: 'changed' });

/** Sets the clock to this many hours after noon. */
const atHour = (hours: number) => server.setClock(new Date(NOON.getTime() + hours * 3_600_000).toISOString());

test.each<[string, (serena: ReaderBrowser, id: string) => unknown]>([
  ['signs out', (serena) => serena.post('/api/logout')],
  [
    'is suspended',
    (_serena, id) => database().orm.update(readers).set({ status: 'suspended' }).where(eq(readers.id, id)),
  ],
  [
    'has a new password that was set elsewhere',
    (_serena, id) => endDevicesOfReader(database().orm, id, { reason: 'password-changed', now: NOON }),
  ],
  ['leaves the page open over night', () => atHour(13)],
])('SES-06 HLP-06 an operator who %s receives no more events', async (_what, leave) => {
  const serena = openBrowser(server);
  const account = await addAccount(database().orm, { email: OPERATOR });
  await serena.signIn(account);
  const desk = follow('/api/operatori/eventi', { authorization: `Bearer ${serena.token()}` });
  await eventually(() => expect(desk.text).toContain('retry'));
  // Receiving an event does not count as use of the session, which otherwise would never expire.
  atHour(11);
  await announceChange();
  await eventually(() => expect(desk.text).toContain('event: cambiata'));
  const before = desk.text;
  await leave(serena, account.id);
  await announceChange();
  await eventually(() => expect(desk.closed).toBe(true));
  expect(desk.text).toBe(before);
});

test('SES-06 HLP-05 a reader who signs out receives no more events of their conversation', async () => {
  const browser = openBrowser(server);
  await browser.signIn(await addAccount(database().orm));
  const conversazione = randomBytes(32).toString('base64url');
  await browser.post('/api/site/chat', {
    id: crypto.randomUUID(),
    conversazione,
    content: 'Come cambio la carta?',
    messages: [],
    host: '',
    'g-recaptcha-response': await solveCaptcha(server, 'chat'),
  });
  const cookie = `edicola_sso=${browser.cookie()}`;
  const connection = follow('/api/site/chat/eventi', { conversazione, cookie });
  await eventually(() => expect(connection.text).toContain('retry'));
  await browser.post('/api/logout');
  const [chat] = await database().orm.select({ id: supportChats.id }).from(supportChats);
  await notifyServers(database().orm, { chat: chat?.id ?? '', what: 'changed' });
  await eventually(() => expect(connection.closed).toBe(true));
  expect(connection.text).toBe('retry: 3000\n\n');
});

test('HLP-06 the events of a conversation that does not exist are refused', async () => {
  const none = follow('/api/site/chat/eventi', { conversazione: 'A'.repeat(43) });
  await eventually(() => expect(none.text).toContain('ERR_CHAT_NOT_FOUND'));
  const desk = follow('/api/operatori/eventi', {});
  await eventually(() => expect(desk.text).toContain('ERR_LOGIN_REQUIRED'));
});

test('NAV-24 an event stream with a differently written address is refused: it would take the place of ordinary calls', async () => {
  const serena = openBrowser(server);
  await serena.signIn(await addAccount(database().orm, { email: OPERATOR }));
  const authorization = `Bearer ${serena.token()}`;
  const odd = ['/api/operatori/eventi/', '/api/operatori/%65venti'];
  const connections = odd.map((path) => follow(path, { authorization }));
  await expect.poll(() => connections.map(({ closed }) => closed)).toEqual([true, true]);
  for (const { text } of connections) expect(text).toContain('ERR_NOT_FOUND');
});
