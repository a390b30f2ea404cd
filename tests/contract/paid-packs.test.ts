import { beforeEach, expect, test } from 'vitest';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import type { components } from '#openapi/generated/site.ts';
import { type DemoReaders, demoReadersIn } from '#tests/support/demo-readers.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { levelledDelivery } from '#tests/support/levelled-articles.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import type { ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const DAY = '2025-04-03';
const MANIFEST = `/api/edicola/pacchetto?edizione=nazionale&data=${DAY}`;

const fixture = importFixture();
const server = newsstandApp(fixture.database, { imagesFolder: fixture.imagesFolder });

type Asker = Pick<ReaderBrowser, 'ask'>;
type Package = components['schemas']['Pacchetto'];

let readers: DemoReaders;

beforeEach(async () => {
  readers = await demoReadersIn(fixture.database().orm);
  await fixture.run(levelledDelivery());
});

async function dataOf<Data>(asker: Asker, url: string): Promise<Data> {
  const reply = await asker.ask({ url });
  expect(reply.statusCode, url).toBe(200);
  return (reply.json() as { data: Data }).data;
}

const addressesOf = ({ testi, immagini }: Package) => [
  ...testi.flatMap(({ indirizzo }) => [indirizzo, `${indirizzo}/0`]),
  ...immagini.map(({ indirizzo }) => indirizzo),
];

/** A client of every access level, a visitor first. */
async function everyLevel(): Promise<[Access, Asker][]> {
  const paying: [Access, Asker][] = [];
  for (const level of ['online', 'digital', 'digital+'] as const) {
    paying.push([level, await readers.signIn(server, `personal-${level}`)]);
  }
  return [['free', server], ...paying];
}

/**
 * Expected status and caching when a client who may read up to `asker` requests an address of the package for `level`.
 */
function answerFor(level: Access, asker: Access): [number, string] {
  if (!mayRead(asker, level)) return [404, 'no-store'];
  return [200, level === 'free' ? 'public, max-age=31536000, immutable' : 'private, no-store'];
}

test('ROL-06 OFF-03 a paid pack is sent to readers who may read it, and to no others', async () => {
  const askers = await everyLevel();
  const packages = await Promise.all(
    askers.map(async ([level, asker]) => [level, await dataOf<Package>(asker, MANIFEST)] as const),
  );
  expect(new Set(packages.map(([, { versione }]) => versione)).size).toBe(ACCESS_LEVELS.length);
  for (const [level, told] of packages) {
    for (const [reads, asker] of askers) {
      for (const url of addressesOf(told)) {
        const { statusCode, headers } = await asker.ask({ url });
        expect([statusCode, headers['cache-control']], `${url} of ${level} for ${reads}`).toEqual(
          answerFor(level, reads),
        );
      }
    }
  }
});

test('OFF-03 the download size of an issue is that of the client’s own package', async () => {
  for (const [level, asker] of await everyLevel()) {
    const { testi } = await dataOf<Package>(asker, MANIFEST);
    const { pesi } = await dataOf<{ pesi: { testi: number }[] }>(
      asker,
      `/api/edicola/pesi?numeri=nazionale/${DAY}`,
    );
    expect(pesi[0]?.testi, level).toBe(testi.reduce((sum, { byte }) => sum + byte, 0));
  }
});

test('OFF-03 where an issue has nothing for subscribers they get the free packs', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:free', day: '2025-04-02' }),
    // Too short to have a paid part: the pack is the same for every access level.
    ninjs({ uri: 'urn:short', day: '2025-04-02', access: 'digital', body: '<p>Breve.</p>' }),
  ]);
  const url = '/api/edicola/pacchetto?edizione=nazionale&data=2025-04-02';
  const [visitor, ...others] = await everyLevel();
  const subscriber = others.at(-1)?.[1] ?? server;
  // The subscriber comes first: a cached answer for one level must not be given to the other.
  const told = await dataOf<Package>(subscriber, url);
  const toAll = await dataOf<Package>(visitor?.[1] ?? server, url);
  for (const address of addressesOf(toAll)) {
    expect((await server.ask({ url: address })).statusCode, address).toBe(200);
  }
  for (const address of addressesOf(told)) {
    expect((await subscriber.ask({ url: address })).statusCode, address).toBe(200);
  }
});

test('SES-06 an invalid bearer is refused for a pack too', async () => {
  const { testi } = await dataOf<Package>(server, MANIFEST);
  const reply = await server.ask({
    url: testi[0]?.indirizzo ?? '',
    headers: { authorization: 'Bearer forged' },
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    401,
    { success: false, status: { code: 'ERR_SESSION_TOKEN_NOT_VALID' } },
  ]);
});

test('ROL-06 a paid pack is no longer sent once the subscription is over', async () => {
  server.setClock('2025-04-13T21:59:59Z');
  const browser = await readers.signIn(server, 'expiring');
  const [address = ''] = addressesOf(await dataOf<Package>(browser, MANIFEST));
  expect((await browser.ask({ url: address })).statusCode).toBe(200);
  server.setClock('2025-04-13T22:00:00Z');
  expect((await browser.ask({ url: address })).statusCode).toBe(404);
});
