// @module-tag postgres
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pLimit from 'p-limit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { FeedImporter, type FeedOptions } from './feed-importer.ts';

const { database, imagesFolder, allArticles } = importFixture();
const NOW = new Date('2026-11-25T12:00:00Z');
const HOUR = 3_600_000;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answers: Record<string, Answer> = {};
let asked: IncomingMessage[] = [];
let told: string[] = [];
let reasons: string[] = [];
let folder = '';
let origin = '';
let now = NOW.getTime();

const server = createServer((request, response) => {
  asked.push(request);
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-feeds-'));
  [answers, asked, told, reasons, now] = [{}, [], [], [], NOW.getTime()];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function feeds(
  options: Partial<FeedOptions> = {},
  ending = new AbortController().signal,
  paths: string[] = ['/feed'],
) {
  const arrivals = {
    db: database(),
    imagesFolder: imagesFolder(),
    now: () => new Date(now),
    log: (level: string, words: string, beside: object = {}) => {
      told.push(`${level} ${words.replace(origin, '…')}`);
      if ('reason' in beside) reasons.push(String(beside.reason));
    },
    runExclusively: pLimit(1),
    stopSignal: ending,
  };
  const statePath = join(folder, 'feeds.json');
  const isAllowedAddress = (address: string) => address === '127.0.0.1';
  const sources = paths.map((path) => ({ brand: 'MG' as const, url: `${origin}${path}` }));
  return new FeedImporter(sources, arrivals, { statePath, isAllowedAddress, ...options });
}

const item = (
  guid: string,
) => `<item><guid isPermaLink="false">urn:${guid}</guid><title>Riapre il ponte ${guid}</title>
  <description>Dopo tre anni.</description><category>Cronaca</category>
  <pubDate>Wed, 25 Nov 2026 10:00:00 +0100</pubDate></item>`;
const rss = (...guids: string[]) =>
  `<rss version="2.0"><channel><title>Notizie</title><link>https://giornale.example/</link>${guids.map(item).join('')}</channel></rss>`;

const send =
  (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** The number of requests for the feed itself. */
const times = () => asked.filter(({ url }) => url === '/feed').length;
const last = () => asked.filter(({ url }) => url === '/feed').at(-1)?.headers ?? {};
const stored = async () => (await allArticles()).map(({ uri }) => uri).sort();

test('NWS-02 a feed is requested once an hour with its last ETag and date, also after a restart', async () => {
  const since = 'Wed, 25 Nov 2026 11:00:00 GMT';
  answers['/feed'] = send(rss('a', 'b'), { etag: '"1"', 'last-modified': since });
  const one = feeds();
  await one.importDue();
  await one.importDue();
  expect(times()).toBe(1);
  expect(await stored()).toEqual(['urn:a', 'urn:b']);
  expect(last()['user-agent']).toBe('Edicola/1.0 (+https://edicola.ilmessaggero.it)');
  now += HOUR;
  answers['/feed'] = send('', {}, 304);
  await feeds().importDue();
  expect(last()).toMatchObject({ 'if-none-match': '"1"', 'if-modified-since': since });
  now += HOUR;
  answers['/feed'] = send(gzipSync(rss('a', 'b', 'c')), { 'content-encoding': 'gzip' });
  await feeds().importDue();
  now += HOUR;
  await feeds().importDue();
  expect(times()).toBe(4);
  expect(await stored()).toEqual(['urn:a', 'urn:b', 'urn:c']);
  expect(told).toEqual(['info MG …/feed was imported', 'info MG …/feed was imported']);
});

test('NWS-02 a feed is decoded by the charset of its Content-Type', async () => {
  const feed = rss('a').replace('Dopo tre anni', 'Perché no');
  answers['/feed'] = send(Buffer.from(feed, 'latin1'), { 'content-type': 'text/xml; charset="iso-8859-1"' });
  await feeds().importDue();
  expect((await allArticles()).map(({ body }) => body).join()).toContain('Perché no');
  now += HOUR;
  answers['/feed'] = send(rss('a', 'b'), { 'content-type': 'text/xml; charset=x-foglio' });
  await feeds().importDue();
  expect(await stored()).toEqual(['urn:a']);
});

test('NWS-02 refused contents of a feed are logged', async () => {
  answers['/feed'] = send('<html><body>Torniamo presto</body></html>');
  await feeds().importDue();
  expect(told).toEqual(['warn MG …/feed was refused']);
});

const hang: Answer = () => undefined;
const endless: Answer = (_request, response) => {
  const writeMore = () => {
    while (!response.destroyed && response.write('<item>'.repeat(20_000)));
    if (!response.destroyed) response.once('drain', writeMore);
  };
  writeMore();
};
const liar: Answer = (_request, response) => {
  response.writeHead(200, { 'content-length': '100000' });
  response.write(rss('bugia'), () => response.destroy());
};

test.each<[what: string, answer: Answer, reason: RegExp]>([
  ['hangs', hang, /^took too long$/],
  ['stops in its middle', (_, response) => void response.write('<rss>'), /^took too long$/],
  ['grows for ever', endless, /^longer than 20000000 bytes$/],
  ['is shorter than it says', liar, /aborted|ended before/],
  ['says that it is too long', send('', { 'content-length': '30000000' }), /^longer than 20000000 bytes$/],
  [
    'bursts when it is unpacked',
    send(gzipSync(Buffer.alloc(21_000_000)), { 'content-encoding': 'gzip' }),
    /^longer than 20000000 bytes$/,
  ],
  ['is packed as it says not', send(rss('x'), { 'content-encoding': 'gzip' }), /incorrect header/],
  ['is packed strangely', send(rss('x'), { 'content-encoding': 'zstd' }), /packed as zstd/],
  ['leads inwards', send('', { location: 'http://10.0.0.1/feed' }, 302), /10\.0\.0\.1.*not on the internet/],
  ['leads to metadata', send('', { location: 'http://169.254.169.254/' }, 307), /not on the internet/],
  ['leads to IPv6', send('', { location: 'http://[::ffff:127.0.0.1]/' }, 301), /not on the internet/],
  ['leads to a file', send('', { location: 'file:///etc/passwd' }, 301), /neither https: nor http:/],
  ['leads to a password', send('', { location: 'http://a:b@127.0.0.1/' }, 301), /with a password/],
  ['leads nowhere', send('', {}, 301), /^led on to no address$/],
  ['leads to itself', send('', { location: '/feed' }, 302), /^led on more than 5 times$/],
  ['is not there', send('', {}, 404), /^answered 404$/],
  ['is broken', send('', {}, 500), /^answered 500$/],
  ['resets', (request) => void request.socket.destroy(), /./],
])('NWS-02 a feed that %s is logged as failed, and requested again later', async (_what, answer, reason) => {
  answers['/feed'] = answer;
  // A request that hangs is ended by the time limit; every other one ends long before.
  const isSlow = reason.source.includes('too long');
  const asking = feeds(isSlow ? { timeoutMs: 300 } : {});
  await asking.importDue();
  expect(told).toEqual(['warn feed MG …/feed could not be asked']);
  expect(reasons[0]).toMatch(reason);
  expect(await stored()).toEqual([]);
  const before = times();
  now += HOUR - 1;
  await asking.importDue();
  expect(times()).toBe(before);
  now += 1;
  answers['/feed'] = send(rss('bene'));
  await asking.importDue();
  expect(await stored()).toEqual(['urn:bene']);
});

test.each([
  [429, '7200', 2],
  [503, new Date(NOW.getTime() + 5 * HOUR).toUTCString(), 5],
  [410, '', 168],
])('NWS-02 after %i with Retry-After %j a feed is not requested for %i hours', async (status, wait, hours) => {
  answers['/feed'] = send('', wait ? { 'retry-after': wait } : {}, status);
  const asking = feeds();
  await asking.importDue();
  now += hours * HOUR - 1;
  await asking.importDue();
  expect(times()).toBe(1);
  now += 1;
  await asking.importDue();
  expect(times()).toBe(2);
});

test.each<[what: string, robots: Answer, isAsked: boolean]>([
  ['forbids everything', send('User-agent: *\nDisallow: /'), false],
  ['forbids us', send('User-agent: edicola\nDisallow: /feed\n\nUser-agent: *\nAllow: /'), false],
  ['forbids others', send('User-agent: altri\nDisallow: /'), true],
  ['allows us', send('User-agent: *\nDisallow: /\n\nUser-agent: Edicola\nAllow: /'), true],
  ['is not there', send('', {}, 404), true],
  ['is broken', send('', {}, 500), false],
  ['grows for ever', endless, false],
  ['leads inwards', send('', { location: 'http://10.0.0.1/robots.txt' }, 301), false],
])('NWS-02 where robots.txt %s the feed is requested accordingly', async (_what, robots, isAsked) => {
  answers['/robots.txt'] = robots;
  answers['/feed'] = send(rss('a'));
  await feeds().importDue();
  expect(times()).toBe(isAsked ? 1 : 0);
});

test('NWS-02 robots.txt is requested once a day, and applies to redirects of a feed too', async () => {
  answers['/robots.txt'] = send('User-agent: *\nDisallow: /altrove');
  answers['/feed'] = send(rss('a'));
  const asking = feeds();
  for (const step of [0, 1, 22]) {
    now += step * HOUR;
    await asking.importDue();
  }
  const robotsAsked = () => asked.filter(({ url }) => url === '/robots.txt').length;
  expect([times(), robotsAsked()]).toEqual([3, 1]);
  now += HOUR;
  answers['/feed'] = send('', { location: '/altrove' }, 302);
  await asking.importDue();
  expect(robotsAsked()).toBe(2);
  expect(asked.at(-1)?.url).toBe('/feed');
  expect(reasons).toEqual([expect.stringMatching(/^robots\.txt of .* does not allow it$/)]);
});

test('NWS-02 the feeds of a host are requested one after the other, with the pause that it demands', async () => {
  answers['/robots.txt'] = send('User-agent: *\nCrawl-delay: 3600');
  const paths = ['/uno', '/due', '/tre'];
  for (const path of paths) answers[path] = send(rss(path.slice(1)));
  const requested = () => asked.map(({ url }) => url).filter((url) => url !== '/robots.txt');
  const asking = () => feeds({}, undefined, paths);
  await asking().importDue();
  now += HOUR - 1;
  await asking().importDue();
  expect(requested()).toEqual(['/uno']);
  for (const step of [1, HOUR, HOUR]) {
    now += step;
    await asking().importDue();
  }
  expect(requested()).toEqual(['/uno', '/due', '/tre', '/uno']);
});

test('NWS-02 a feed on this machine is not requested by default', async () => {
  answers['/feed'] = send(rss('a'));
  // No addresses are allowed in addition, as in production.
  await feeds({ isAllowedAddress: undefined }).importDue();
  expect(asked).toEqual([]);
  expect(reasons).toEqual(['127.0.0.1 is 127.0.0.1, which is not on the internet']);
});

test('NWS-02 a stopping server drops a feed that hangs, and logs nothing', async () => {
  const ending = new AbortController();
  answers['/feed'] = () => ending.abort();
  await feeds({}, ending.signal).importDue();
  expect(told).toEqual([]);
});
