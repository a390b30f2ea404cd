// @module-tag postgres
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { isDatabaseGone } from '#server/base/db/database-gone.ts';
import { CALLS, type Call, ITEMS } from '#tests/support/contract-calls.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);

const ROUNDS = 4;

/** A sign-in queries the database more than once, for reading and writing. */
const SIGN_IN = {
  url: '/api/sso/login',
  body: {
    email: 'nessuno@example.com',
    password: 'non è questa',
    redirect_uri: 'http://ilmessaggero.localhost/',
  },
};

const EVERY: [status: number, call: Call][] = [
  ...CALLS.flatMap(([, , status, calls]) => calls.map((call): [number, Call] => [status, call])),
  [401, SIGN_IN],
];

const ask = ({ url, body }: Call) =>
  server.ask(body === undefined ? { url } : { url, method: 'POST', payload: body as object });

/** Answers that are neither the documented one nor a 503 with Retry-After. */
async function wrongAnswers(): Promise<string[]> {
  const wrong = await Promise.all(
    EVERY.map(async ([status, call]) => {
      const { statusCode, headers, body } = await ask(call);
      const told = statusCode === 503 && Number(headers['retry-after']) > 0;
      return statusCode === status || told ? [] : `${call.url}: ${statusCode} ${body}`;
    }),
  );
  return wrong.flat();
}

/** Ends every connection of the server to its database except the current one. */
async function endConnections(): Promise<void> {
  const ended = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await fixture
    .database()
    .orm.execute(ended)
    .catch((error) => {
      if (!isDatabaseGone(error)) throw error;
    });
}

beforeEach(() => fixture.run(ITEMS));

test.skipIf(!process.env.DATABASE_URL)(
  'NAV-24 while PostgreSQL ends connections answers are the usual ones, or 503 with Retry-After',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      let asking = true;
      const wrong = wrongAnswers().finally(() => {
        asking = false;
      });
      while (asking) await endConnections();
      expect(await wrong).toEqual([]);
    }
    expect(await wrongAnswers()).toEqual([]);
  },
);
