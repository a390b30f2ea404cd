import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { solveWork } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Posti = components['schemas']['Posti'];

const database = testDatabase();
const mails = collectMails();
let postOffice: 'open' | 'closed' = 'open';
const mailer: Mailer = {
  send: (brand, mail) =>
    postOffice === 'open' ? mails.mailer.send(brand, mail) : Promise.reject(new Error('closed')),
};
const server = newsstandApp(database, { mailer });

let plan: { id: number; holder: Account };
let holder: ReaderBrowser;

const ELENA = { nome: 'Elena Ferrante', email: 'elena.f@posta.it' };

beforeEach(async () => {
  mails.clear();
  postOffice = 'open';
  plan = await addSharedPlan(database().orm);
  holder = openBrowser(server);
  await holder.signIn(plan.holder, { ricordami: true });
});

const at = (id: number, rest = '') => `/api/user/subscriptions/${id}/members${rest}`;
const codeOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;
const seatsIn = (reply: { json(): unknown }) => (reply.json() as { data: Posti }).data;

const seats = async (id = plan.id) => seatsIn(await holder.ask({ url: at(id) }));
const invite = (who: object = ELENA, id = plan.id) => holder.post(at(id), who);

test('ACC-04 the holder sees the members, and the number of seats', async () => {
  const member = await addAccount(database().orm, { name: 'Marco', surname: 'Ferrante' });
  const shared = await addSharedPlan(database().orm, {
    members: [member],
    holder: { companyName: 'Ferrante srl' },
  });
  await holder.signIn(shared.holder);
  expect(await seats(shared.id)).toEqual({
    totale: 4,
    usati: 2,
    titolare: {
      id: shared.holder.id,
      nome: 'Ferrante srl',
      email: shared.holder.email,
      dal: expect.any(String),
    },
    membri: [{ id: member.id, nome: 'Marco Ferrante', email: member.email, dal: expect.any(String) }],
    inviti: [],
  });
});

describe('the ownership of a subscription', () => {
  test('is checked in every call: a member’s, a stranger’s and another paper’s are answered as not found', async () => {
    const { orm } = database();
    const member = await addAccount(orm);
    const stranger = await addAccount(orm);
    const { id } = await addSharedPlan(orm, { members: [member] });
    const elsewhere = await addSharedPlan(orm, { brand: 'LG' });
    const [open] = seatsIn(await invite()).inviti;
    const seat = open?.id ?? '';
    const asked: [Account, number][] = [
      [member, id],
      [stranger, plan.id],
      [elsewhere.holder, elsewhere.id],
    ];
    for (const [account, subscription] of asked) {
      const browser = openBrowser(server);
      await browser.signIn(account);
      const replies = [
        await browser.ask({ url: at(subscription) }),
        await browser.post(at(subscription), { nome: 'A', email: 'a@posta.it' }),
        await browser.post(at(subscription, `/${seat}/resend`)),
        await browser.post(at(subscription, `/${seat}/remove`)),
        await browser.post(at(subscription, `/${member.id}/remove`)),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await seats()).inviti).toHaveLength(1);
    expect(mails.to('a@posta.it')).toEqual([]);
  });

  test('keeps a seat of another subscription out of reach', async () => {
    const { orm } = database();
    const member = await addAccount(orm);
    const other = await addSharedPlan(orm, { members: [member] });
    const theirs = openBrowser(server);
    await theirs.signIn(other.holder);
    const [open] = seatsIn(await theirs.post(at(other.id), ELENA)).inviti;
    for (const seat of [open?.id, member.id, other.holder.id]) {
      expect((await holder.post(at(plan.id, `/${seat}/remove`))).statusCode).toBe(404);
      expect((await holder.post(at(plan.id, `/${seat}/resend`))).statusCode).toBe(404);
    }
    expect(seatsIn(await theirs.ask({ url: at(other.id) }))).toMatchObject({ usati: 3 });
  });

  test('does not give a personal one seats, and visitors are asked to sign in', async () => {
    const single = await addAccount(database().orm, { subscriptions: [{ product: 'digital' }] });
    await holder.signIn(single);
    const ids = Array.from({ length: plan.id + 1 }, (_, index) => index + 1);
    for (const id of ids) expect((await holder.ask({ url: at(id) })).statusCode).toBe(404);
    const visitor = openBrowser(server);
    expect(codeOf(await visitor.ask({ url: at(plan.id) }))).toBe('ERR_LOGIN_REQUIRED');
    expect(codeOf(await visitor.post(at(plan.id), ELENA))).toBe('ERR_LOGIN_REQUIRED');
  });

  test.each(['0', 'uno', '2147483648', '1.5'])('an id like %s breaks the contract', async (id) => {
    expect((await holder.ask({ url: `/api/user/subscriptions/${id}/members` })).statusCode).toBe(400);
  });
});

describe('ACC-04 an invite', () => {
  test('takes a seat, is mailed with its code and lasts seven days', async () => {
    const reply = await invite({ nome: ' Elena Ferrante ', email: 'Elena.F@posta.IT' });
    expect(seatsIn(reply)).toMatchObject({
      totale: 4,
      usati: 2,
      inviti: [
        {
          ...ELENA,
          stato: 'email_sent',
          inviato: '2025-04-03T10:00:00.000Z',
          scade: '2025-04-10T10:00:00.000Z',
        },
      ],
    });
    const [open] = seatsIn(reply).inviti;
    expect(open?.codice).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const [mail] = await mails.wait(ELENA.email);
    expect(mail?.subject).toBe('Hai un invito a leggere · Il Messaggero');
    expect(mail?.text).toContain(`\n${open?.codice}\n`);
    expect(mail?.text).toContain(`\nhttp://ilmessaggero.localhost/user/membership?codice=${open?.codice}\n`);
    expect(mail?.text).toContain(`Giulia Ferrante (${plan.holder.email})`);
    expect(mail?.text).not.toContain('Elena');
    server.setClock('2025-04-10T10:00:00Z');
    expect((await seats()).inviti[0]?.stato).toBe('expired');
  });

  test('is answered the same, whether or not the address has an account', async () => {
    const known = await addAccount(database().orm);
    const strange = await invite({ nome: 'Prova', email: 'nessuno@posta.it' });
    const familiar = await invite({ nome: 'Prova', email: known.email });
    expect(familiar.statusCode).toBe(strange.statusCode);
    const [first, second] = seatsIn(familiar).inviti;
    const told = ({ nome, stato, inviato, scade }: Posti['inviti'][number]) => ({
      nome,
      stato,
      inviato,
      scade,
    });
    expect(second && told(second)).toEqual(first && told(first));
    const bodies = [...mails.to('nessuno@posta.it'), ...mails.to(known.email)];
    const [one, other] = bodies.map(({ text }) => text.replaceAll(/[A-Z2-9]{8}/g, 'CODICE'));
    expect(one).toBe(other);
  });

  test.each([
    ['', 'the e-mail of the account'],
    [' ', 'with a space before it'],
  ])('cannot be sent to oneself%s: %s', async (blank) => {
    const email = blank ? plan.holder.email.toUpperCase() : plan.holder.email;
    const reply = await invite({ nome: 'Io', email });
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'ERR_CANNOT_INVITE_YOURSELF']);
    expect(mails.to(plan.holder.email)).toEqual([]);
  });

  test('cannot be sent to a member, nor to an address that has an invite already', async () => {
    const member = await addAccount(database().orm);
    const shared = await addSharedPlan(database().orm, { members: [member] });
    await holder.signIn(shared.holder);
    expect(codeOf(await invite({ nome: 'Marco', email: member.email }, shared.id))).toBe(
      'ERR_ALREADY_MEMBER',
    );
    await invite(ELENA, shared.id);
    expect(codeOf(await invite({ ...ELENA, email: 'ELENA.F@posta.it' }, shared.id))).toBe(
      'ERR_ALREADY_INVITED',
    );
  });

  test('is refused when all seats are taken; expired invites do not count', async () => {
    for (const name of ['a', 'b', 'c']) await invite({ nome: name, email: `${name}@posta.it` });
    server.setClock('2025-04-23T10:00:00Z');
    expect(codeOf(await invite())).toBe('ERR_NO_SEATS');
    const [old] = (await seats()).inviti;
    await holder.post(at(plan.id, `/${old?.id}/remove`));
    expect((await invite()).statusCode).toBe(200);
  });

  test.each([
    { status: 'suspended' as const },
    { status: 'not_paid' as const },
    { endsOn: '2025-04-02' },
  ])('requires an active subscription: %j', async (over) => {
    const shared = await addSharedPlan(database().orm, over);
    await holder.signIn(shared.holder);
    const reply = await invite(ELENA, shared.id);
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'ERR_SUBSCRIPTION_NOT_ACTIVE']);
    expect(mails.to(ELENA.email)).toEqual([]);
  });

  test('VAL-03 is refused by the form’s own rules', async () => {
    const reply = await invite({ nome: '\u200b ', email: ELENA.email });
    expect(reply.json()).toMatchObject({ campo: 'nome', data: 'Richiesto' });
    for (const wrong of [{ nome: 'E', email: 'elena' }, { email: ELENA.email }, { ...ELENA, posti: 9 }, {}]) {
      expect((await invite(wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
    }
    expect((await seats()).inviti).toEqual([]);
  });

  test('that could not be mailed is reported as such, and is mailed when it is sent again', async () => {
    postOffice = 'closed';
    const [open] = seatsIn(await invite()).inviti;
    expect(open).toMatchObject({ stato: 'to_send_activation', inviato: null });
    postOffice = 'open';
    const [sent] = seatsIn(await holder.post(at(plan.id, `/${open?.id}/resend`))).inviti;
    expect(sent).toMatchObject({ stato: 'email_sent', codice: open?.codice });
    expect(await mails.wait(ELENA.email)).toHaveLength(1);
  });
});

describe('ACC-04 when it is sent again', () => {
  test('an invite keeps its code and starts its seven days again; an expired one gets a new code', async () => {
    const [first] = seatsIn(await invite()).inviti;
    server.setClock('2025-04-05T10:00:00Z');
    const [second] = seatsIn(await holder.post(at(plan.id, `/${first?.id}/resend`))).inviti;
    expect(second).toMatchObject({ codice: first?.codice, scade: '2025-04-12T10:00:00.000Z' });
    server.setClock('2025-04-13T10:00:00Z');
    const [third] = seatsIn(await holder.post(at(plan.id, `/${first?.id}/resend`))).inviti;
    expect(third?.codice).not.toBe(first?.codice);
    expect(third).toMatchObject({ stato: 'email_sent', scade: '2025-04-20T10:00:00.000Z' });
    expect(await mails.wait(ELENA.email, 3)).toHaveLength(3);
  });

  test('an invite is limited in number; another holder’s invites to the same address are not affected', async () => {
    const [open] = seatsIn(await invite()).inviti;
    const resend = () => holder.post(at(plan.id, `/${open?.id}/resend`));
    for (let sent = 1; sent < 5; sent += 1) expect((await resend()).statusCode).toBe(200);
    const reply = await resend();
    expect([reply.statusCode, codeOf(reply)]).toEqual([429, 'ERR_TOO_MANY_ATTEMPTS']);
    const other = await addSharedPlan(database().orm);
    const theirs = openBrowser(server);
    await theirs.signIn(other.holder);
    expect((await theirs.post(at(other.id), ELENA)).statusCode).toBe(200);
    expect(await mails.wait(ELENA.email, 6)).toHaveLength(6);
  });
});

test('ACC-04 beyond twenty, invites of all holders to one address cost proof of work, and none is refused for good', async () => {
  const inviting = async () => {
    const { id, holder: account } = await addSharedPlan(database().orm);
    const by = openBrowser(server);
    await by.signIn(account);
    return { by, url: at(id) };
  };
  for (let holders = 0; holders < 5; holders += 1) {
    const { by, url } = await inviting();
    const [open] = seatsIn(await by.post(url, ELENA)).inviti;
    for (let sent = 1; sent < 4; sent += 1)
      expect((await by.post(`${url}/${open?.id}/resend`)).statusCode).toBe(200);
  }
  const { by, url } = await inviting();
  const refused = await by.post(url, ELENA);
  expect([refused.statusCode, codeOf(refused)]).toEqual([428, 'ERR_WORK_REQUIRED']);
  const { sfida } = refused.json() as components['schemas']['ErroreLavoro'];
  const headers = { 'content-type': 'application/json', lavoro: await solveWork(sfida) };
  const paid = await by.askAccount({ url, method: 'POST', headers, payload: JSON.stringify(ELENA) });
  expect(paid.statusCode).toBe(200);
});

describe('ACC-04 on removal', () => {
  test('a member loses access immediately, and is informed by mail', async () => {
    const member = await addAccount(database().orm, { name: 'Marco' });
    const shared = await addSharedPlan(database().orm, { members: [member] });
    const theirs = openBrowser(server);
    await theirs.signIn(member);
    const subscribed = async () =>
      ((await theirs.ask({ url: '/api/user/short-info' })).json() as { data: { abbonato: boolean } }).data
        .abbonato;
    expect(await subscribed()).toBe(true);
    await holder.signIn(shared.holder);
    const reply = await holder.post(at(shared.id, `/${member.id}/remove`));
    expect(seatsIn(reply)).toMatchObject({ usati: 1, membri: [] });
    expect(await subscribed()).toBe(false);
    const [mail] = await mails.wait(member.email);
    expect(mail?.subject).toBe('Il tuo posto è stato tolto · Il Messaggero');
    expect(mail?.text).toContain('Ciao Marco,');
    expect((await holder.post(at(shared.id, `/${member.id}/remove`))).statusCode).toBe(404);
  });

  test('an invite’s code stops working, and no mail is sent', async () => {
    const [open] = seatsIn(await invite()).inviti;
    await mails.wait(ELENA.email);
    expect(seatsIn(await holder.post(at(plan.id, `/${open?.id}/remove`)))).toMatchObject({ usati: 1 });
    const elena = await addAccount(database().orm, { email: ELENA.email });
    const theirs = openBrowser(server);
    await theirs.signIn(elena);
    const reply = await theirs.post('/api/user/membership/activate', { codice: open?.codice });
    expect(codeOf(reply)).toBe('ERR_CODE_NOT_VALID');
    expect(mails.to(ELENA.email)).toHaveLength(1);
  });

  test('the holder stays', async () => {
    expect((await holder.post(at(plan.id, `/${plan.holder.id}/remove`))).statusCode).toBe(404);
    expect(await seats()).toMatchObject({ usati: 1 });
  });
});
