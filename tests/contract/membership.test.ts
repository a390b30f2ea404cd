import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Wire = components['schemas'];

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const EMAIL = 'elena.f@posta.it';
const WRONG = 'ABCDEFGH';

let plan: { id: number; holder: Account };
let holder: ReaderBrowser;
let elena: ReaderBrowser;

beforeEach(async () => {
  mails.clear();
  plan = await addSharedPlan(database().orm);
  holder = openBrowser(server);
  await holder.signIn(plan.holder, { ricordami: true });
  elena = openBrowser(server);
  const account = await addAccount(database().orm, { email: EMAIL, name: 'Elena', surname: 'Ferrante' });
  await elena.signIn(account, { ricordami: true });
});

const statusOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;
const members = (id = plan.id) => `/api/user/subscriptions/${id}/members`;

async function invited(email = EMAIL, by = holder, id = plan.id): Promise<string> {
  const reply = await by.post(members(id), { nome: 'Invito', email });
  const { inviti } = (reply.json() as { data: Wire['Posti'] }).data;
  return inviti.find((one) => one.email === email)?.codice ?? '';
}
const activate = (codice: string, browser = elena) =>
  browser.post('/api/user/membership/activate', { codice });
const shortInfo = async (browser = elena, host?: string) =>
  (
    (await browser.ask({ url: '/api/user/short-info', ...(host && { headers: { host } }) })).json() as {
      data: Wire['UtenteBreve'];
    }
  ).data;

describe('ACC-04 the invited readers', { tags: 'postgres' }, () => {
  test('take the seat, can read immediately, and the holder is informed', async () => {
    const code = await invited();
    expect((await shortInfo()).abbonato).toBe(false);
    const reply = await activate(code);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      data: { prodotto: 'digital', piano: 'family', titolare: 'Giulia Ferrante' },
    });
    expect(await shortInfo()).toMatchObject({ abbonato: true, isFamilySubscribed: true, isSlave: true });
    const seats = (await holder.ask({ url: members() })).json() as { data: Wire['Posti'] };
    expect(seats.data).toMatchObject({
      usati: 2,
      membri: [{ nome: 'Elena Ferrante', email: EMAIL, dal: '2025-04-03T10:00:00.000Z' }],
      inviti: [],
    });
    const [mail] = await mails.wait(plan.holder.email);
    expect(mail?.subject).toBe('Un posto è stato attivato · Il Messaggero');
    expect(mail?.text).toContain(`Elena Ferrante (${EMAIL})`);
  });

  test('see a notice in the account, when signed in, until the seat is taken', async () => {
    const told = async () => (await shortInfo()).avvisi['/dashboard'] ?? [];
    expect(await told()).toEqual([]);
    const code = await invited();
    expect(await told()).toMatchObject([
      {
        type: 'info',
        message: 'Giulia Ferrante ti ha riservato un posto nel suo abbonamento.',
        link: `/user/membership?codice=${code}`,
      },
    ]);
    await activate(code);
    expect(await told()).toEqual([]);
  });

  test('see no notice of an invite that was dismissed or has expired, until it is sent again', async () => {
    const told = async () => (await shortInfo()).avvisi['/dashboard'] ?? [];
    await invited();
    const [notice] = await told();
    await elena.post(`/api/user/notices/${notice?.id}`);
    expect(await told()).toEqual([]);
    const { inviti } = ((await holder.ask({ url: members() })).json() as { data: Wire['Posti'] }).data;
    server.setClock('2025-04-03T12:00:00Z');
    await holder.post(`${members()}/${inviti[0]?.id}/resend`);
    expect(await told()).toHaveLength(1);
    server.setClock('2025-04-10T12:00:00Z');
    expect(await told()).toEqual([]);
  });

  test('see, on opening the link again, that the seat is theirs', async () => {
    const code = await invited();
    await activate(code);
    expect(statusOf(await activate(code))).toBe('ERR_ALREADY_MEMBER');
  });
});

describe('ACC-04 a code', () => {
  test('does not work for another account, and stays valid for the invited one', async () => {
    const code = await invited('altra@posta.it');
    const reply = await activate(code);
    expect([reply.statusCode, statusOf(reply)]).toEqual([403, 'ERR_INVITE_OF_ANOTHER']);
    expect((await shortInfo()).abbonato).toBe(false);
    const other = openBrowser(server);
    await other.signIn(await addAccount(database().orm, { email: 'altra@posta.it' }));
    expect((await activate(code, other)).statusCode).toBe(200);
  });

  test('of another holder’s invite does not work for a holder', async () => {
    const code = await invited('altra@posta.it');
    expect(statusOf(await activate(code, holder))).toBe('ERR_INVITE_OF_ANOTHER');
  });

  test('lasts seven days', async () => {
    const code = await invited();
    server.setClock('2025-04-10T10:00:00Z');
    expect(statusOf(await activate(code))).toBe('ERR_CODE_NOT_VALID');
    server.setClock('2025-04-10T09:59:59Z');
    expect((await activate(code)).statusCode).toBe(200);
  });

  test('of a subscription that is over opens nothing, and the refusal says so', async () => {
    const shared = await addSharedPlan(database().orm, { endsOn: '2025-04-04', recurring: false });
    await holder.signIn(shared.holder);
    const code = await invited(EMAIL, holder, shared.id);
    server.setClock('2025-04-05T10:00:00Z');
    expect(statusOf(await activate(code))).toBe('ERR_SUBSCRIPTION_NOT_ACTIVE');
  });

  test('of one paper does not work on another', async () => {
    const code = await invited();
    const leggo = openBrowser(server, { host: 'leggo.localhost' });
    await leggo.signIn({ email: EMAIL });
    expect(statusOf(await activate(code, leggo))).toBe('ERR_CODE_NOT_VALID');
  });

  test('that is wrong can be tried ten times an hour', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await activate(WRONG)).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
  });

  test.each([
    'abcdefgh',
    'ABCDEFG',
    'ABCDEFG0',
    'ABCDEFGHJ',
    '',
  ])('«%s» breaks the contract', async (codice) => {
    expect((await activate(codice)).statusCode).toBe(400);
  });

  test('requires a signed-in reader', async () => {
    const code = await invited();
    expect(statusOf(await activate(code, openBrowser(server)))).toBe('ERR_LOGIN_REQUIRED');
  });
});

describe('ACC-04 with concurrent calls', { tags: 'postgres' }, () => {
  test('no more invites are sent than there are seats', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => holder.post(members(), { nome: 'A', email: `a${at}@posta.it` })),
    );
    const codes = replies.map((reply) => (reply.statusCode === 200 ? 'OK' : statusOf(reply)));
    expect(codes.toSorted()).toEqual([...Array<string>(17).fill('ERR_NO_SEATS'), 'OK', 'OK', 'OK']);
    expect((await holder.ask({ url: members() })).json()).toMatchObject({ data: { usati: 4, totale: 4 } });
  });

  test('one address is invited once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => holder.post(members(), { nome: 'A', email: EMAIL })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await holder.ask({ url: members() })).json()).toMatchObject({ data: { usati: 2 } });
  });

  test('a code gives one seat, however often it is used', async () => {
    const code = await invited();
    const replies = await Promise.all(Array.from({ length: 8 }, () => activate(code)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await mails.wait(plan.holder.email)).toHaveLength(1);
  });

  test('twenty concurrent activations do not exceed the seats', async () => {
    const { orm } = database();
    const shared = await addSharedPlan(orm, { plan: 'company', seats: 21 });
    await holder.signIn(shared.holder);
    const guests = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const browser = openBrowser(server);
        await browser.signIn(await addAccount(orm, { email: `guest${at}@posta.it` }));
        return { browser, code: await invited(`guest${at}@posta.it`, holder, shared.id) };
      }),
    );
    await orm.execute(`update subscriptions set seats = 11 where id = ${shared.id}`);
    const replies = await Promise.all(guests.map(({ code, browser }) => activate(code, browser)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(new Set(replies.filter(({ statusCode }) => statusCode !== 200).map(statusOf))).toEqual(
      new Set(['ERR_NO_SEATS']),
    );
  });

  test('a member who is removed while taking the seat is either in or out', async () => {
    const code = await invited();
    const { inviti } = ((await holder.ask({ url: members() })).json() as { data: Wire['Posti'] }).data;
    const [taken, removed] = await Promise.all([
      activate(code),
      holder.post(`${members()}/${inviti[0]?.id}/remove`),
    ]);
    const used = ((await holder.ask({ url: members() })).json() as { data: Wire['Posti'] }).data.usati;
    expect([taken.statusCode, removed.statusCode, used]).toEqual(
      taken.statusCode === 200 ? [200, 404, 2] : [403, 200, 1],
    );
  });
});
