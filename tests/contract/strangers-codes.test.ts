// @module-tag postgres
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { manyStrangers, type Told } from '#tests/support/many-strangers.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const { network, ask, askWorking } = manyStrangers(server);

/** The numbers of mails, and of attempts with codes, that need no proof of work. */
const FREE_MAILS = 20;
const FREE_TRIES = 100;
const OWNERS = '203.0.113.5';
const PASSWORD_OF_LATER = 'Traghetto-2026!';

let reader: Account;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm);
});

/** Every call that mails a code to an address, and the call that uses the code. */
const WAYS = [
  {
    purpose: 'to sign in',
    asking: '/api/sso/code',
    trying: '/api/sso/code-login',
    given: { redirect_uri: '/' },
    wrong: 401,
  },
  {
    purpose: 'to set a password',
    asking: '/api/password/forgot',
    trying: '/api/password/reset',
    given: { password: PASSWORD_OF_LATER },
    wrong: 403,
  },
  {
    purpose: 'to open an account',
    asking: '/api/registration/resend',
    trying: '/api/registration/activate',
    given: { password: PASSWORD },
    wrong: 403,
  },
] as const;

const another = (code: string) => (code === '111111' ? '222222' : '111111');

describe.each(WAYS)('a mailed code $purpose', ({ asking, trying, given, wrong }) => {
  beforeEach(async () => {
    if (trying.endsWith('activate')) await database().orm.update(readers).set({ status: 'pending' });
  });

  const askFor = (address: string) => ask(asking, { email: reader.email }, address);
  const mailed = async (count = 1) => {
    expect((await askFor(OWNERS)).status).toBe(200);
    return await mails.code(reader.email, count);
  };
  const attempt = (codice: string, address: string): Promise<Told> =>
    askWorking(trying, { email: reader.email, codice, ...given }, address);

  test('survives wrong attempts of strangers', async () => {
    const code = await mailed();
    for (let one = 0; one < 8; one += 1)
      expect((await attempt(another(code), network(one))).status).toBe(wrong);
    expect((await attempt(code, OWNERS)).status).toBe(200);
    expect((await attempt(code, OWNERS)).status).toBe(wrong);
  });

  test('is invalid on a network that typed it wrong five times, until it is requested from there again', async () => {
    const code = await mailed();
    for (let one = 0; one < 5; one += 1) await attempt(another(code), OWNERS);
    expect((await attempt(code, OWNERS)).status).toBe(wrong);
    expect((await attempt(await mailed(2), OWNERS)).status).toBe(200);
  });

  test('stays valid although strangers request further mails', async () => {
    const code = await mailed();
    for (let one = 0; one < 5; one += 1) expect((await askFor(network(one))).status).toBe(200);
    await mails.wait(reader.email, 6);
    expect((await attempt(code, OWNERS)).status).toBe(200);
  });

  test('is replaced half an hour after it was created', async () => {
    const code = await mailed();
    for (const [at, minutes] of ['09', '18', '27'].entries()) {
      server.setClock(`2025-04-03T10:${minutes}:00Z`);
      expect(await mailed(at + 2)).toBe(code);
    }
    server.setClock('2025-04-03T10:31:00Z');
    const next = await mailed(5);
    expect(next).not.toBe(code);
    expect((await attempt(code, OWNERS)).status).toBe(wrong);
    expect((await attempt(next, OWNERS)).status).toBe(200);
  });

  test('costs proof of work after a hundred wrong attempts, and still works for its owner', async () => {
    const code = await mailed();
    const told = [await attempt(another(code), network(0))];
    // As if ninety had been made.
    const counted = await database()
      .orm.update(rateLimits)
      .set({ points: FREE_TRIES - 10 })
      .where(like(rateLimits.key, 'code-tries-account:%'))
      .returning();
    expect(counted).toHaveLength(1);
    for (let one = 1; one <= 22; one += 1) told.push(await attempt(another(code), network(one)));
    expect(told.every(({ status }) => status === wrong)).toBe(true);
    expect(told.map(({ times }) => times > 0)).toEqual([
      ...Array<boolean>(11).fill(false),
      ...Array<boolean>(12).fill(true),
    ]);
    expect((await attempt(code, OWNERS)).status).toBe(200);
  });
});

describe('mails that strangers request to an account', () => {
  const asking = '/api/password/forgot';

  /** Requests this number of mails, at most four from each network. */
  async function strangersRequestMails(count: number, email = reader.email): Promise<Told[]> {
    const told = [];
    for (let one = 0; one < count; one += 1)
      told.push(await askWorking(asking, { email }, network(Math.floor(one / 4))));
    return told;
  }

  test.each([
    'an account',
    'none',
  ])('cost proof of work beyond a budget, one unit more each time, where there is %s', async (what) => {
    const email = what === 'none' ? 'nessuno@esempio.it' : reader.email;
    const told = await strangersRequestMails(FREE_MAILS + 6, email);
    expect(told.every(({ status }) => status === 200)).toBe(true);
    expect(told.map(({ times }) => times)).toEqual([...Array<number>(FREE_MAILS).fill(0), 1, 2, 3, 4, 5, 6]);
  });

  test('do not exceed the budget, however many are requested at the same time', async () => {
    const told = await Promise.all(
      Array.from({ length: 60 }, (_, one) => ask(asking, { email: reader.email }, network(one))),
    );
    expect(told.filter(({ status }) => status === 200)).toHaveLength(FREE_MAILS);
    expect(told.filter(({ status }) => status === 428)).toHaveLength(60 - FREE_MAILS);
    await mails.wait(reader.email, FREE_MAILS);
    expect(mails.to(reader.email)).toHaveLength(FREE_MAILS);
  });

  test('do not prevent the owner’s: one is sent after proof of work, and from a known browser without', async () => {
    const browser = openBrowser(server);
    await browser.signIn(reader);
    await browser.post('/api/logout');
    await strangersRequestMails(FREE_MAILS + 3);
    const told = await askWorking(asking, { email: reader.email }, OWNERS);
    expect([told.status, told.times]).toEqual([200, 4]);
    for (let one = 0; one < 5; one += 1)
      expect((await browser.post('/api/sso/code', { email: reader.email })).statusCode).toBe(200);
    const sixth = await browser.post('/api/sso/code', { email: reader.email });
    expect([sixth.statusCode, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('make a registration with that address cost proof of work, too', async () => {
    await strangersRequestMails(FREE_MAILS);
    const registration = {
      email: reader.email,
      password: PASSWORD_OF_LATER,
      nome: 'Anna',
      cognome: 'Riva',
      maggiorenne: true,
      informativa: true,
      marketing: false,
      profilazione: false,
      terzi: false,
    };
    const told = await askWorking('/api/registration', registration, OWNERS);
    expect([told.status, told.times]).toEqual([200, 1]);
  });

  test('do not count towards those of a signed-in reader', async () => {
    const browser = openBrowser(server);
    await browser.signIn(reader);
    await strangersRequestMails(FREE_MAILS + 1);
    const ofProof = await browser.ask({
      url: '/api/user/proof/code',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(ofProof.statusCode).toBe(200);
  });
});
