import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { replyChecker } from '#server/web/http/contracts.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

/** The limit of calls from one network in a minute, as the contract states it. */
const PER_MINUTE = 120;

/** The query of a call. Of the allowed calls some find an article, and the others have no word to search, which counts too. */
const queryOf = (call: number) => (call >= PER_MINUTE ? `ponte${call}` : call % 20 === 0 ? 'ponte' : '-');

const ask = (url: string, from: string) =>
  server.ask({ url, headers: { host: HOST, accept: 'text/html', 'x-forwarded-for': from } });

test.each([
  ['site', 'searchArticles', '/api/edicola/ricerca', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
  [
    'archive',
    'searchBackIssues',
    '/v1/ricerca',
    '2001:db8:1:201::1',
    '2001:db8:1:2ff::1',
    '2001:db8:1:300::1',
  ],
] as const)('NWS-06 %s %s is limited a minute for one network, and stays open to others', async (contract, operation, path, one, near, other) => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const search = (call: number, from: string) => ask(`${path}?q=${queryOf(call)}`, from);
  for (let call = 0; call < PER_MINUTE; call += 1) expect((await search(call, one)).statusCode).toBe(200);
  const refused = await search(PER_MINUTE, near);
  const { status, attesa } = refused.json() as { status: { code: string }; attesa: number };
  expect([refused.statusCode, status.code]).toEqual([429, 'ERR_TOO_MANY_CALLS']);
  replyChecker(contract)(operation, 429, refused.json());
  expect(attesa).toBeGreaterThan(0);
  expect(refused.headers['retry-after']).toBe(String(attesa));
  expect((await search(PER_MINUTE, other)).statusCode).toBe(200);
  expect((await search(PER_MINUTE, '127.0.0.1')).statusCode).toBe(200);
});

test('NWS-06 opening the page of results counts towards the limit of the client that opens it', async () => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const open = (call: number, from: string) => ask(`/ricerca/${queryOf(call)}`, from);
  for (let call = 0; call < PER_MINUTE; call += 1)
    await ask(`/api/edicola/ricerca?q=${queryOf(call)}`, '192.0.2.7');
  const refused = await open(PER_MINUTE, '192.0.2.7');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await open(PER_MINUTE, '192.0.2.8')).statusCode).toBe(200);
  // Recent results are cached and not searched again.
  expect((await open(0, '192.0.2.7')).statusCode).toBe(200);
});

/** Blocks all queries of the database about articles. @returns a function that releases them */
async function holdArticles(): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const holding = fixture.database().orm.transaction(async (tx) => {
    await tx.execute(sql`lock table articles in access exclusive mode`);
    begin();
    await held;
  });
  await begun;
  return async () => {
    letGo();
    await holding;
  };
}

test('NAV-24 where one network fills the queue of searches, another’s search is answered in its turn', {
  tags: 'postgres',
}, async () => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const letGo = await holdArticles();
  let answered = 0;
  const search = async (word: string, from: string) => {
    const reply = await ask(`/api/edicola/ricerca?q=${word}`, from);
    answered += reply.statusCode === 200 ? 1 : 0;
    return { reply, before: answered };
  };
  const strangers = Array.from({ length: 110 }, (_, word) => search(`strada${word}`, '192.0.2.20'));
  // No search has been answered yet, so that the first answer is a refusal.
  const { reply: refused } = await Promise.race(strangers);
  expect([refused.statusCode, (refused.json() as { status: { code: string } }).status.code]).toEqual([
    503,
    'ERR_UNAVAILABLE',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const own = search('ponte', '192.0.2.21');
  await letGo();
  const { reply, before } = await own;
  expect(reply.statusCode).toBe(200);
  expect(before).toBeLessThan(20);
  await Promise.all(strangers);
  expect(answered).toBeGreaterThan(90);
});
