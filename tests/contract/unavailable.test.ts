import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '#server/base/config/config.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { readBuild } from '#server/web/http/build.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { openMadeDatabase } from '#tests/support/made-database.ts';
import { HOST } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type OpenAppDeps, openApp } from '#tests/support/open-app.ts';
import { overSocket } from '#tests/support/over-socket.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';

const BOOT_MS = 120_000;
const fixture = importFixture();

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function open(db: Database, overrides: Partial<OpenAppDeps> = {}): Promise<number> {
  const config = readConfig({ NODE_ENV: 'test', GATE: 'off' });
  app = await openApp({
    config,
    db,
    build: await readBuild(),
    imagesFolder: '',
    now: () => NOON,
    ...overrides,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const ask = (port: number, path: string, host = HOST) => overSocket(port, path, { host });

type Answer = Awaited<ReturnType<typeof ask>>;

/** Checks the page that a reader sees even when the rest of the server has failed. */
function expectKindPage({ status, headers, body }: Answer, title: string) {
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([
    503,
    'no-store',
    'text/html; charset=utf-8',
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('lang="it"');
  expect(/<(?:link|img|iframe)\b|\ssrc=|http-equiv/i.exec(body)).toBeNull();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
}

async function expectRefusal(answer: Answer) {
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, status: { code: 'ERR_UNAVAILABLE' } });
}

test('NAV-24 while the first issues are imported readers are asked to come back later', async () => {
  const port = await open(fixture.database(), { isReady: () => false });
  expectKindPage(await ask(port, '/'), 'L’edicola sta aprendo');
  expect((await ask(port, '/', 'edicola.leggo.it')).body).toContain('<header>Leggo</header>');
  expect((await ask(port, '/healthz')).status).toBe(200);
});

test('NAV-24 earlier issues can be read while a new day’s issues are imported', {
  tags: 'postgres',
}, async () => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const port = await open(fixture.database(), { isReady: () => false });
  const { status, body } = await ask(port, '/');
  expect([status, body.includes('Riapre il ponte')]).toEqual([200, true]);
});

describe('NAV-24 without its database', { tags: 'postgres' }, () => {
  async function withoutDatabase(): Promise<number> {
    const url = process.env.DATABASE_URL;
    const scratch = url ? await createScratchDatabase(url, inject('template')) : null;
    const db = scratch ? await connect({ url: scratch.url }) : await openMadeDatabase();
    const port = await open(db);
    await db.close();
    await scratch?.drop();
    return port;
  }

  test(
    'a page request gets a friendly page, a call a refusal',
    async () => {
      const port = await withoutDatabase();
      for (const path of ['/', '/articolo/1000001', '/edizione/roma']) {
        expectKindPage(await ask(port, path), 'L’edicola è chiusa per qualche istante');
      }
      await expectRefusal(await ask(port, '/api/edicola/home'));
      await expectRefusal(await ask(port, '/v1/numeri?edizione=roma'));
      expect([(await ask(port, '/healthz')).status, (await ask(port, '/readyz')).status]).toEqual([200, 503]);
    },
    BOOT_MS,
  );
});

test('NAV-24 under overload new requests are refused, admitted ones are served, and prepared replies are sent to all', async () => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const { orm } = fixture.database();
  const port = await open(fixture.database(), { atOnce: 1 });
  expect((await ask(port, '/sezioni')).status).toBe(200);
  const free = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const locking = orm.transaction(async (tx) => {
    await tx.execute(sql`lock table articles, issues, editions in access exclusive mode`);
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  // One request is handled until the tables are free; the second one is refused.
  const asked = ['/edizione/nazionale', '/edizione/nazionale'].map((path) => ask(port, path));
  expectKindPage(await Promise.race(asked), 'Siete in tanti, in questo momento');
  await expectRefusal(await ask(port, '/api/edicola/home'));
  expect((await ask(port, '/sezioni')).status).toBe(200);
  expect((await ask(port, '/healthz')).status).toBe(200);
  // Files of packages take long on slow connections, so they are counted separately.
  const file = ask(port, '/pacchetti/nazionale/2025-04-01/0123456789abcdef/testi');
  free.resolve();
  await locking;
  expect((await file).status).toBe(404);
  expect((await Promise.all(asked)).map(({ status }) => status).toSorted()).toEqual([200, 503]);
  expect((await ask(port, '/edizione/nazionale')).status).toBe(200);
});
