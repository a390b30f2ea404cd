import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { replyChecker } from '#server/web/http/contracts.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

/** What the contract has of one network in a minute. */
const PER_MINUTE = 120;

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
] as const)('NWS-06 %s %s is asked so often a minute by one network, and by others all the same', async (contract, operation, path, one, near, other) => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const search = (word: number, from: string) => ask(`${path}?q=ponte${word}`, from);
  for (let word = 0; word < PER_MINUTE; word += 1) expect((await search(word, one)).statusCode).toBe(200);
  const refused = await search(PER_MINUTE, near);
  const { status, attesa } = refused.json() as { status: { code: string }; attesa: number };
  expect([refused.statusCode, status.code]).toEqual([429, 'ERR_TOO_MANY_CALLS']);
  replyChecker(contract)(operation, 429, refused.json());
  expect(attesa).toBeGreaterThan(0);
  expect(refused.headers['retry-after']).toBe(String(attesa));
  expect((await search(PER_MINUTE, other)).statusCode).toBe(200);
  expect((await search(PER_MINUTE, '127.0.0.1')).statusCode).toBe(200);
});

test('NWS-06 the page of results counts for whoever opens it', async () => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const open = (word: number, from: string) => ask(`/ricerca/ponte${word}`, from);
  for (let word = 0; word < PER_MINUTE; word += 1)
    await ask(`/api/edicola/ricerca?q=ponte${word}`, '192.0.2.7');
  const refused = await open(PER_MINUTE, '192.0.2.7');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await open(PER_MINUTE, '192.0.2.8')).statusCode).toBe(200);
  // What somebody has found a moment ago is not looked for again.
  expect((await open(1, '192.0.2.7')).statusCode).toBe(200);
});

/** Keeps the database from answering any question about articles. @returns what lets it go on */
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

test('NAV-24 where all searches that may wait are one network’s, another’s is answered in its turn', {
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
  // Nobody is answered yet, so that the first answer is a refusal.
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
