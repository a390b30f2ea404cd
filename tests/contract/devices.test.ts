// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let account: Account;

beforeEach(async () => {
  account = await addAccount(database().orm);
});

type Devices = { dispositivi: { id: string; nome: string; corrente: boolean }[] };

const codeOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;
const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;

const whoAmI = (browser: ReaderBrowser) => browser.ask({ url: '/api/user/info' });

async function devicesOf(browser: ReaderBrowser): Promise<Devices['dispositivi']> {
  const reply = await browser.ask({ url: '/api/user/devices' });
  return dataOf<Devices>(reply).dispositivi;
}

describe('SES-08 the list of devices', () => {
  let phone: ReaderBrowser;
  let computer: ReaderBrowser;

  beforeEach(async () => {
    const { orm } = database();
    const two = await addAccount(orm, { subscriptions: [{ product: 'digital', devices: 2 }] });
    phone = openBrowser(server, { agent: IPHONE });
    computer = openBrowser(server);
    await phone.signIn(two);
    server.setClock('2025-04-03T10:05:00Z');
    await computer.signIn(two);
  });

  test('begins with the device that requests it', async () => {
    expect((await devicesOf(phone)).map(({ nome, corrente }) => [nome, corrente])).toEqual([
      ['Safari su iPhone', true],
      ['Chrome su Android', false],
    ]);
  });

  test('lets another device be disconnected, which is informed at its next call', async () => {
    const [, other] = await devicesOf(phone);
    const reply = await phone.post(`/api/user/devices/${other?.id}/disconnect`);
    expect(dataOf<Devices>(reply).dispositivi.map(({ nome }) => nome)).toEqual(['Safari su iPhone']);
    expect(codeOf(await whoAmI(computer))).toBe('ERR_INVALID_BROWSER');
  });

  test('does not let the current device or another reader’s be disconnected', async () => {
    const [own] = await devicesOf(phone);
    const stranger = openBrowser(server);
    await stranger.signIn(account);
    const [foreign] = await devicesOf(stranger);
    for (const id of [own?.id, foreign?.id, '00000000-0000-4000-8000-000000000000']) {
      expect((await phone.post(`/api/user/devices/${id}/disconnect`)).statusCode).toBe(404);
    }
    expect((await whoAmI(stranger)).statusCode).toBe(200);
  });
});

test('SES-08 a pending choice of devices ends with the account: it signs no device in or out', async () => {
  const here = openBrowser(server);
  await here.signIn(account);
  const there = openBrowser(server);
  const { biglietto, dispositivi } = dataOf<Devices & { biglietto: string }>(await there.login(account));
  const { orm } = database();
  await orm.update(readers).set({ status: 'suspended' });
  const choice = { biglietto, dispositivo: dispositivi[0]?.id, redirect_uri: '/' };
  const reply = await there.post('/api/sso/replace-device', choice);
  expect([reply.statusCode, codeOf(reply)]).toEqual([401, 'ERR_INVALID_CREDENTIALS']);
  expect(await orm.select().from(devices)).toMatchObject([{ endedAt: null }]);
});

/** Connections to the test's database that wait for another transaction to end. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await database().queue.executeSql(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length;
}

// The embedded database runs one transaction after the other.
test.runIf(process.env.DATABASE_URL)(
  'SES-08 two concurrent sign-ins to one account each count the other’s device',
  async () => {
    const held = await database().orm.transaction(async (tx) => {
      await tx.select().from(readers).where(eq(readers.id, account.id)).for('update');
      const asked = [openBrowser(server), openBrowser(server)].map((browser) => browser.login(account));
      await expect.poll(waitingForLocks).toBe(asked.length);
      return { asked };
    });
    const statuses = (await Promise.all(held.asked)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
  },
);
