// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { readerNewsletters } from '#server/base/db/schema/account-schema.ts';
import { newToken } from '#server/base/mail/list-token.ts';
import { unsubscribeHeaders } from '#server/outgoing/newsletters/unsubscribe.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

const subscriptions = () => database().orm.select().from(readerNewsletters);

let url: string;

/** The link as a mail's header has it. */
const linkOf = (token: string) => {
  const [, link = ''] = /^<(.+)>$/.exec(unsubscribeHeaders('', token)['List-Unsubscribe']) ?? [];
  return link;
};

beforeEach(async () => {
  const browser = openBrowser(server);
  await browser.signIn(await addAccount(database().orm));
  for (const slug of ['il-punto', 'il-giorno-dopo']) {
    await browser.post(`/api/user/newsletters/${slug}`, { iscritto: true });
  }
  const row = (await subscriptions()).find(({ newsletter }) => newsletter === 'il-punto');
  url = linkOf(row?.token ?? '');
});

const kept = async () => (await subscriptions()).map(({ newsletter }) => newsletter).sort();

const post = (address: string, payload = ONE_CLICK, headers: Record<string, string> = FORM) =>
  server.ask({ url: address, method: 'POST', headers, payload });

describe('ACC-07 RFC 8058 the unsubscribe link of a newsletter', () => {
  test('shows one button when it is opened, and unsubscribes nobody by that', async () => {
    const reply = await server.ask({ url });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.body).toContain('Vuoi disiscriverti da «Il punto delle 7»?');
    expect(reply.body).toContain(
      '<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">',
    );
    expect(reply.body).not.toContain('<script');
    expect(await kept()).toEqual(['il-giorno-dopo', 'il-punto']);
  });

  test('ends only this newsletter when the button is pressed, and says that it has ended when pressed again', async () => {
    for (const text of ['Non riceverai più questa newsletter.', 'è già chiusa']) {
      const reply = await post(url);
      expect([reply.statusCode, reply.body.includes(text)]).toEqual([200, true]);
    }
    expect(await kept()).toEqual(['il-giorno-dopo']);
    const opened = await server.ask({ url });
    expect([opened.statusCode, opened.body.includes('già chiusa')]).toEqual([404, true]);
  });

  test('accepts the call of a mail program, from any origin and in either form', async () => {
    const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      origin: 'https://posta.example',
      'sec-fetch-site': 'cross-site',
    };
    expect((await post(url, parts, headers)).statusCode).toBe(200);
    expect(await kept()).toEqual(['il-giorno-dopo']);
  });

  test('does nothing for any other body', async () => {
    for (const body of ['', 'List-Unsubscribe=', 'One-Click', 'list=List-Unsubscribe%3DOne-Click']) {
      expect((await post(url, body)).statusCode, body).toBe(400);
    }
    expect((await server.ask({ url, method: 'POST' })).statusCode).toBe(400);
    expect((await post(url, '{}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await post(url, `${ONE_CLICK}&${'x'.repeat(5000)}`)).statusCode).toBe(413);
    expect(await kept()).toEqual(['il-giorno-dopo', 'il-punto']);
  });

  test('does nothing for another token, nor on another paper', async () => {
    const others = [linkOf(newToken()), linkOf(''), linkOf("' or true --"), `${url}&token=x`];
    for (const other of others) {
      expect((await post(other)).statusCode, other).toBe(200);
      expect((await server.ask({ url: other })).statusCode, other).toBe(404);
    }
    await server.ask({
      url,
      method: 'POST',
      headers: { ...FORM, host: 'leggo.localhost' },
      payload: ONE_CLICK,
    });
    expect(await kept()).toEqual(['il-giorno-dopo', 'il-punto']);
  });

  test('of an old mail does not end a new subscription, and does not say that it did', async () => {
    const browser = openBrowser(server, { host: HOST });
    const account = await addAccount(database().orm);
    await browser.signIn(account);
    const say = (iscritto: boolean) => browser.post('/api/user/newsletters/il-punto', { iscritto });
    await say(true);
    const old = (await subscriptions()).find(({ readerId }) => readerId === account.id)?.token ?? '';
    await say(false);
    await say(true);
    expect((await post(linkOf(old))).body).not.toContain('Non riceverai più');
    expect((await subscriptions()).some(({ readerId }) => readerId === account.id)).toBe(true);
  });
});
