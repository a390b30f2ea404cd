import { createHash, randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { hashOf } from '#server/accounts/identity/secrets.ts';
import { pressDesks, pressLetters, pressRecipients } from '#server/base/db/schema/press-schema.ts';
import { newToken } from '#server/base/mail/list-token.ts';
import { markBounced } from '#server/press-review/db/press-bounces.ts';
import { forgetRemoved } from '#server/press-review/db/press-recipients.ts';
import { addSending } from '#server/press-review/db/press-sendings.ts';
import { pressListHeaders, unsubscribeUrl } from '#server/press-review/recipients/unsubscribe.ts';
import { messageIdOf } from '#server/press-review/sending/message-id.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { openPressOffice, type PressOffice } from '#tests/support/press-office.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const KEY = 'la-chiave-di-chi-consegna-la-posta';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

const database = testDatabase();
const server = newsstandApp(database, {
  environment: { MAIL_EVENTS_KEY: createHash('sha256').update(KEY).digest('hex') },
});
const withoutKey = newsstandApp(database);

let office: PressOffice;
let token: string;
let url: string;

beforeEach(async () => {
  office = await openPressOffice(server, database().orm, {
    kind: 'company',
    companyName: 'Acqua & Terra S.p.A.',
  });
  const recipients = ['anna@posti.example', 'bruno@posti.example'].map((email) => ({
    email,
    name: '',
    groups: [],
  }));
  await office.write('destinatari/aggiungi', { recipients });
  const rows = await database().orm.select().from(pressRecipients);
  token = rows.find(({ email }) => email === 'anna@posti.example')?.token ?? '';
  url = unsubscribeUrl('', token);
});

/** A review that was mailed to an address. */
async function mailed(email: string, recipientId: number | null): Promise<void> {
  const { orm } = database();
  const [desk] = await orm.select().from(pressDesks);
  const id = randomUUID();
  const at = { orderedAt: NOON, dueAt: NOON, doneAt: NOON };
  const words = {
    day: '2025-04-03',
    subject: 'Rassegna',
    message: '',
    title: '',
    abstract: '',
    chapters: [],
  };
  await addSending(orm, { id, deskId: desk?.id ?? 0, key: id, kind: 'review', ...words, ...at }, [
    { recipientId, email, name: '' },
  ]);
  await orm.update(pressLetters).set({ status: 'sent', sentAt: NOON }).where(eq(pressLetters.sendingId, id));
}

const list = async () => (await office.read<{ destinatari: Recipient[] }>('destinatari')).destinatari;
const statuses = async () => (await list()).map(({ status }) => status);

const post = (address: string, payload = ONE_CLICK, headers: Record<string, string> = FORM) =>
  server.ask({ url: address, method: 'POST', headers, payload });

test('PRS-03 RFC 8058 the mail of a press review has headers for unsubscribing with one click and for its list', () => {
  const place = { deskId: 7, origin: 'https://edicola.ilmessaggero.it', token };
  expect(pressListHeaders(brandOf('MG'), place)).toEqual({
    'List-Id': '<7.rassegna.ilmessaggero.it>',
    'List-Unsubscribe': `<https://edicola.ilmessaggero.it/rassegna-condivisa/disiscrizione?token=${token}>`,
    'List-Unsubscribe-Post': ONE_CLICK,
  });
});

describe('PRS-03 RFC 8058 the unsubscribe link of a press review', () => {
  test('shows whose review it is and one button when it is opened, and unsubscribes nobody by that', async () => {
    const reply = await server.ask({ url });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.body).toContain('«Rassegna stampa di Acqua &amp; Terra S.p.A.»');
    expect(reply.body).toContain(
      '<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click">',
    );
    expect(reply.body).not.toContain('<script');
    expect(reply.body).not.toContain('/user/newsletter');
    expect(await statuses()).toEqual(['active', 'active']);
  });

  test('unsubscribes only this recipient when the button is pressed, and confirms it again', {
    tags: 'postgres',
  }, async () => {
    server.setClock('2025-04-03T11:00:00Z');
    for (const _ of ['first', 'again']) {
      const reply = await post(url);
      expect([reply.statusCode, reply.body.includes('Non riceverai più questa rassegna stampa.')]).toEqual([
        200,
        true,
      ]);
      server.setClock('2025-04-03T12:00:00Z');
    }
    expect(await list()).toMatchObject([
      { email: 'anna@posti.example', status: 'unsubscribed', since: '2025-04-03T11:00:00.000Z' },
      { email: 'bruno@posti.example', status: 'active', since: NOON.toISOString() },
    ]);
    const opened = await server.ask({ url });
    expect([opened.statusCode, opened.body.includes('Riprendi a riceverla')]).toEqual([404, true]);
  });

  test('lets the recipient who used it undo that there, and no other client', {
    tags: 'postgres',
  }, async () => {
    const resume = 'List-Resume=One-Click';
    expect((await post(url, resume)).statusCode).toBe(404);
    const done = await post(url);
    expect(done.body).toContain('Riprendi a riceverla');
    expect((await post(unsubscribeUrl('', newToken()), resume)).statusCode).toBe(404);
    expect((await post(url, resume)).body).toContain('Riceverai di nuovo questa rassegna stampa.');
    expect(await statuses()).toEqual(['active', 'active']);
  });

  test('accepts the call of a mail program, from any origin and in either form', async () => {
    const parts = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      origin: 'https://posta.example',
      'sec-fetch-site': 'cross-site',
    };
    expect((await post(url, parts, headers)).statusCode).toBe(200);
    expect(await statuses()).toEqual(['unsubscribed', 'active']);
  });

  test('does nothing for another token or another body, nor on another paper', async () => {
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const others = [altered, newToken(), '', "' or true --"].map((one) => unsubscribeUrl('', one));
    for (const other of [...others, `${url}&token=x`]) {
      expect((await post(other)).statusCode, other).toBe(200);
      expect((await server.ask({ url: other })).statusCode, other).toBe(404);
    }
    expect((await post(url, 'One-Click')).statusCode).toBe(400);
    await post(url, ONE_CLICK, { ...FORM, host: 'leggo.localhost' });
    expect(await statuses()).toEqual(['active', 'active']);
  });

  test.each([
    ['a moment ago', 0],
    ['long ago, while a mail to them is still stored', 3_600_000],
  ])('works for a recipient who was removed %s, and keeps them unsubscribed', async (_when, agoMs) => {
    const [anna] = await list();
    await mailed('anna@posti.example', anna?.id ?? null);
    await office.write('destinatari/elimina', { ids: [anna?.id] });
    await forgetRemoved(database().orm, new Date(NOON.getTime() + agoMs));
    expect((await server.ask({ url })).body).toContain('<form method="post">');
    await post(url);
    const recipients = [{ email: 'anna@posti.example', name: '', groups: [] }];
    expect(await office.write('destinatari/aggiungi', { recipients })).toMatchObject({
      refused: [{ email: 'anna@posti.example', reason: 'unsubscribed' }],
    });
  });

  test('promises no review to a recipient who was removed in between, only that they may be written to', {
    tags: 'postgres',
  }, async () => {
    const [anna, bruno] = await list();
    await post(url);
    await office.write('destinatari/elimina', { ids: [anna?.id] });
    const { body, statusCode } = await post(url, 'List-Resume=One-Click');
    expect(statusCode).toBe(200);
    expect(body).toContain('Chi manda questa rassegna stampa può di nuovo scriverti.');
    expect(body).not.toContain('Riceverai di nuovo');
    expect(await list()).toMatchObject([{ id: bruno?.id }]);
  });

  test('is undone by the token of a forwarded review, also for an address that is or was on the list', async () => {
    const anna = 'anna@posti.example';
    const [recipient] = await list();
    await mailed(anna, recipient?.id ?? null);
    await office.write('destinatari/elimina', { ids: [recipient?.id] });
    await mailed(anna, null);
    const ownToken = newToken();
    await database()
      .orm.update(pressLetters)
      .set({ unsubscribeTokenHash: hashOf(ownToken) })
      .where(isNull(pressLetters.recipientId));
    const ownUrl = unsubscribeUrl('', ownToken);
    const resume = 'List-Resume=One-Click';
    expect((await post(ownUrl, resume)).statusCode).toBe(404);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(ownUrl)).statusCode).toBe(200);
      expect((await post(ownUrl, resume)).body).toContain('può di nuovo scriverti');
    }
    const added = await office.write('destinatari/aggiungi', {
      recipients: [{ email: anna, name: '', groups: [] }],
    });
    expect(added).toMatchObject({ refused: [] });
  });
});

test('PRS-03 an address that the mail server refused shows its code in words', async () => {
  const [anna] = await list();
  await markBounced(database().orm, anna?.id ?? 0, 'refused: 550', NOON);
  expect(await list()).toMatchObject([
    { status: 'bounced', reason: 'il server di posta ha risposto 550' },
    { status: 'active', reason: null },
  ]);
});

describe('PRS-03 bounced mails', { tags: 'postgres' }, () => {
  const tell = (bounces: unknown, key: string | null = KEY, to = server) =>
    to.ask({
      url: '/api/mail/rimbalzi',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      payload: JSON.stringify({ bounces }),
    });
  const bounce = (email: string, status: string) => ({ email, status, reason: ' 550 User\tunknown\u0000' });

  test('with a permanent error stop all mails to their address, of every desk', async () => {
    const other = await openPressOffice(server, database().orm);
    const recipients = [{ email: 'anna@posti.example', name: '', groups: [] }];
    await other.write('destinatari/aggiungi', { recipients });
    const bounces = [bounce('ANNA@posti.example', '5.1.1'), bounce('bruno@posti.example', '4.2.2')];
    expect((await tell([...bounces, bounce('nessuno', '5.1.1')])).statusCode).toBe(200);
    const [anna, bruno] = await list();
    expect(anna).toMatchObject({ status: 'bounced', reason: '550 User unknown', since: NOON.toISOString() });
    expect(bruno).toMatchObject({ status: 'active', reason: null });
    expect(await other.read('destinatari')).toMatchObject({ destinatari: [{ status: 'bounced' }] });
  });

  test('are listed in the report; an address that refused only this mail, or this sender, is mailed again', async () => {
    const [anna, bruno] = await list();
    await mailed('anna@posti.example', anna?.id ?? null);
    await mailed('bruno@posti.example', bruno?.id ?? null);
    await tell([bounce('anna@posti.example', '5.7.1'), bounce('bruno@posti.example', '4.2.2')]);
    expect(await statuses()).toEqual(['active', 'active']);
    const letters = await database().orm.select().from(pressLetters).orderBy(pressLetters.email);
    expect(letters.map(({ status, reason }) => [status, reason])).toEqual([
      ['failed', '550 User unknown'],
      ['sent', null],
    ]);
    const sendingId = letters[0]?.sendingId ?? '';
    expect(await office.read(`invii/${sendingId}`)).toMatchObject({
      letters: [{ reason: 'Il server di posta l’ha respinta (550 User unknown).' }],
    });
  });

  test.each([
    'openedAt',
    'downloadedAt',
  ] as const)('mark no letter if the latest one has arrived (%s): the returned mail was another one', async (arrived) => {
    const { orm } = database();
    const [anna] = await list();
    await mailed('anna@posti.example', anna?.id ?? null);
    await orm.update(pressLetters).set({ sentAt: new Date(NOON.getTime() - 86_400_000) });
    await mailed('anna@posti.example', anna?.id ?? null);
    await orm
      .update(pressLetters)
      .set({ [arrived]: NOON })
      .where(eq(pressLetters.sentAt, NOON));
    await tell([bounce('anna@posti.example', '5.7.1')]);
    const letters = await orm.select().from(pressLetters);
    expect(letters.map(({ status, reason }) => [status, reason])).toEqual([
      ['sent', null],
      ['sent', null],
    ]);
  });

  test('mark the letter with their Message-ID, and none for the Message-ID of another mail', async () => {
    const { orm } = database();
    const [anna] = await list();
    for (const _ of ['earlier', 'latest']) await mailed('anna@posti.example', anna?.id ?? null);
    const [earlier] = await orm.select().from(pressLetters).orderBy(pressLetters.id);
    if (!earlier) throw new Error('no letter');
    const failed = async () =>
      (await orm.select().from(pressLetters).where(eq(pressLetters.status, 'failed'))).map(({ id }) => id);
    const returned = (message_id: string) => tell([{ ...bounce('anna@posti.example', '5.7.1'), message_id }]);
    for (const id of [
      '<0123@ilmessaggero.it>',
      '',
      messageIdOf({ ...earlier, sendingId: randomUUID() }, brandOf('MG')),
    ]) {
      expect((await returned(id)).statusCode).toBe(200);
    }
    expect(await failed()).toEqual([]);
    await returned(messageIdOf(earlier, brandOf('MG')));
    expect(await failed()).toEqual([earlier.id]);
  });

  test('change nothing for a recipient who has unsubscribed', async () => {
    await post(url);
    await tell([bounce('anna@posti.example', '5.1.1')]);
    expect(await statuses()).toEqual(['unsubscribed', 'active']);
  });

  test('can only be reported with the key, and not at all where none is configured', async () => {
    const bounces = [bounce('anna@posti.example', '5.1.1')];
    for (const reply of [
      await tell(bounces, 'un-altra'),
      await tell(bounces, null),
      await tell(bounces, KEY, withoutKey),
    ]) {
      expect([reply.statusCode, reply.json()]).toMatchObject([
        401,
        { status: { code: 'ERR_KEY_NOT_VALID' } },
      ]);
    }
    for (const wrong of [[], [{ email: 'a@b.example' }], [bounce('a@b.example', 'sei')]]) {
      expect((await tell(wrong)).statusCode).toBe(400);
    }
    expect(await statuses()).toEqual(['active', 'active']);
  });
});
