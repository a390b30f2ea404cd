// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Sending } from '#domain/press-review/sending.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { pressLetters, pressRecipients, pressSendings } from '#server/base/db/schema/press-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { folderMailer } from '#server/base/mail/folder-mailer.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { smtpMailer } from '#server/base/mail/smtp-mailer.ts';
import { letterOfMessageId } from '#server/press-review/sending/message-id.ts';
import { fakeMailServer } from '#tests/support/fake-mail-server.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { idIn, SENDINGS, sendingCalls, signedIn, write } from '#tests/support/press-calls.ts';
import { type Office, pressSendingFixture } from '#tests/support/press-sending-fixture.ts';
import type { ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const { database, run, allArticles } = importFixture();
const fixture = pressSendingFixture(database);
const server = newsstandApp(database);
const mailServer = fakeMailServer();

const ANNA = 'anna@posta.example';
const BRUNO = 'bruno@posta.example';

let office: Office;
let browser: ReaderBrowser;
let clips: number[];
let anna: number;
let bruno: number;

beforeEach(async () => {
  await run([
    ninjs({ uri: 'urn:a', title: 'Riapre il ponte', page: 7, access: 'digital+' }),
    ninjs({ uri: 'urn:b', title: 'La Camera vota', page: 3 }),
  ]);
  clips = (await allArticles()).map(({ id }) => id);
  office = await fixture.addOffice();
  await fixture.addReview(office.deskId, clips);
  [anna = 0, bruno = 0] = await fixture.addRecipients(office.deskId, [ANNA, BRUNO], { name: 'Chi legge' });
  browser = await signedIn(server, office.account);
});

const { order, sending, letterTo } = sendingCalls(
  () => browser,
  () => ({ recipients: [anna, bruno] }),
);

/** The fixture's queue runs on demand: it finds what was ordered when it is run. */
async function sendAll(mailer?: Mailer) {
  await fixture.plan();
  await fixture.run(mailer);
}

describe('PRS-04 a scheduled sending', () => {
  const AT = '2025-04-04T06:00:00Z';

  test('is sent at its time, with the review as it was when it was ordered', async () => {
    const id = idIn(await order({ at: AT }));
    await fixture.minute('2025-04-04T05:59:00Z');
    expect(await fixture.mails()).toEqual([]);
    expect((await sending(id)).sending.status).toBe('scheduled');
    await fixture.minute(AT);
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
    expect((await sending(id)).sending.status).toBe('done');
  });

  test('is sent later where no server ran at its time', async () => {
    await order({ at: AT });
    await fixture.minute('2025-04-06T09:00:00Z');
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
  });

  test('can be cancelled before its time, not after', async () => {
    const [early, late] = [idIn(await order({ at: AT })), idIn(await order())];
    expect((await write(browser, `${SENDINGS}/${early}/annulla`)).statusCode).toBe(200);
    expect((await write(browser, `${SENDINGS}/${early}/annulla`)).statusCode).toBe(200);
    await sendAll();
    const refused = await write(browser, `${SENDINGS}/${late}/annulla`);
    expect([refused.statusCode, (refused.json() as { status: object }).status]).toMatchObject([
      409,
      { code: 'ERR_REVIEW_CHANGED' },
    ]);
    await fixture.minute(AT);
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
    expect((await sending(early)).sending.status).toBe('cancelled');
  });

  test('is listed until it is done or cancelled, however many were ordered later; of the others the latest', async () => {
    const id = idIn(await order({ at: AT }));
    const { orm } = database();
    const [first] = await orm.select().from(pressSendings);
    if (!first) throw new Error('there is no sending to copy');
    const orderedAt = new Date(first.orderedAt.getTime() + 1000);
    const copies = Array.from({ length: 250 }, (_, at) => ({
      ...{ ...first, id: randomUUID(), key: `${at}`, orderedAt },
      ...(at % 2 === 0 ? { doneAt: orderedAt } : { cancelledAt: orderedAt }),
    }));
    await orm.insert(pressSendings).values(copies);
    const listed = async () =>
      ((await browser.ask({ url: SENDINGS })).json() as { data: { sendings: Sending[] } }).data.sendings;
    expect(await listed()).toHaveLength(201);
    expect((await listed()).at(-1)).toMatchObject({ id, status: 'scheduled' });
    await write(browser, `${SENDINGS}/${id}/annulla`);
    expect((await listed()).map((one) => one.id)).not.toContain(id);
  });

  test('names each letter in its Message-ID, for the report of a returned mail', async () => {
    await order();
    await sendAll();
    const letters = await database().orm.select().from(pressLetters);
    const ids = (await fixture.mails()).map(({ messageId }) => letterOfMessageId(messageId)?.id);
    expect(ids.sort()).toEqual(letters.map(({ id }) => id).sort());
  });

  test('skips recipients who have unsubscribed meanwhile', async () => {
    const id = idIn(await order({ at: AT }));
    const { orm } = database();
    await orm.update(pressRecipients).set({ status: 'unsubscribed' }).where(eq(pressRecipients.id, anna));
    await orm
      .update(pressRecipients)
      .set({ deletedAt: new Date(AT) })
      .where(eq(pressRecipients.id, bruno));
    await fixture.minute(AT);
    expect(await fixture.mails()).toEqual([]);
    expect(await letterTo(id, ANNA)).toMatchObject({
      status: 'skipped',
      reason: 'Si è cancellato dalla rassegna.',
    });
    expect(await letterTo(id, BRUNO)).toMatchObject({ reason: 'È stato tolto dai destinatari.' });
    expect((await sending(id)).sending).toMatchObject({ status: 'done', report: { skipped: 2 } });
  });

  test('ROL-06 is not sent once the licence is over', async () => {
    await order({ at: AT });
    await database().orm.update(subscriptions).set({ status: 'expired' });
    await fixture.minute(AT);
    expect(await fixture.mails()).toEqual([]);
    await database().orm.update(subscriptions).set({ status: 'active' });
    const list = await browser.ask({ url: SENDINGS });
    expect(list.json()).toMatchObject({ data: { sendings: [{ status: 'done', report: { skipped: 2 } }] } });
  });
});

describe('ROL-06 while letters are being sent', () => {
  /** A mailer that takes a minute for each letter, and lets something happen meanwhile. */
  const slowMailer = (meanwhile: () => PromiseLike<unknown>): Mailer => ({
    send: async (brand, mail) => {
      await folderMailer(fixture.outbox()).send(brand, mail);
      fixture.setClock('2025-04-03T10:01:00Z');
      await meanwhile();
    },
  });

  test('the licence may end: the remaining letters are not sent', async () => {
    const id = idIn(await order());
    await fixture.plan();
    await fixture.run(slowMailer(() => database().orm.update(subscriptions).set({ status: 'expired' })));
    expect(await fixture.reached()).toEqual([ANNA]);
    await database().orm.update(subscriptions).set({ status: 'active' });
    expect((await sending(id)).sending).toMatchObject({ status: 'done', report: { sent: 1, skipped: 1 } });
  });

  test('the licence may end after a process has died: the letter under way is listed as perhaps sent', async () => {
    const id = idIn(await order());
    await fixture.plan();
    const [job] = fixture.waiting();
    if (!job) throw new Error('nothing to send');
    const { promise: silent, resolve: fallSilent } = Promise.withResolvers<void>();
    const dying: Mailer = {
      send: () => {
        fallSilent();
        return new Promise<void>(() => undefined);
      },
    };
    void fixture.work(job, dying);
    await silent;
    await database().orm.update(subscriptions).set({ status: 'expired' });
    await fixture.work({ ...job, jobId: randomUUID() });
    const reasons = async () =>
      (await database().orm.select().from(pressLetters).orderBy(pressLetters.email)).map(
        ({ status, reason }) => [status, reason],
      );
    // Its process may still be alive.
    expect(await reasons()).toEqual([
      ['sending', null],
      ['skipped', 'licence'],
    ]);
    await fixture.work({ ...job, earlierRuns: 1 });
    await database().orm.update(subscriptions).set({ status: 'active' });
    expect((await letterTo(id, ANNA))?.reason).toBe(
      'Forse era già partita: il server si è fermato mentre la inviava.',
    );
    expect((await sending(id)).sending.status).toBe('done');
  });

  test('an article may be withdrawn: the remaining letters do not contain it', async () => {
    await order();
    await fixture.plan();
    const ponte = eq(articles.title, 'Riapre il ponte');
    await fixture.run(
      slowMailer(() => database().orm.update(articles).set({ status: 'canceled' }).where(ponte)),
    );
    const told = (await fixture.mails()).map(({ to, text }) => [to, text.includes('Riapre il ponte')]);
    expect(told).toEqual([
      [ANNA, true],
      [BRUNO, false],
    ]);
  });
});

describe('PRS-04 a mail server', () => {
  test('that refuses an address for good is believed, and nothing more is sent there', async () => {
    const mailer = smtpMailer(await mailServer.start('RCPT', '550 5.1.1 no such mailbox'));
    const id = idIn(await order({ recipients: [anna] }));
    await sendAll(mailer);
    mailer.close?.();
    expect(await letterTo(id, ANNA)).toMatchObject({
      status: 'failed',
      reason: 'Il server di posta l’ha rifiutata (550).',
    });
    expect((await order({ recipients: [anna] })).statusCode).toBe(400);
  });

  test('that is unavailable is retried', async () => {
    const mailer = smtpMailer(await mailServer.start('RCPT', '450 4.2.1 later'));
    const id = idIn(await order({ recipients: [anna] }));
    await sendAll(mailer);
    mailer.close?.();
    expect(await letterTo(id, ANNA)).toMatchObject({ status: 'waiting' });
    await fixture.minute('2025-04-03T10:00:30Z');
    expect(await fixture.mails()).toEqual([]);
    await fixture.minute('2025-04-03T10:01:00Z');
    expect(await fixture.reached()).toEqual([ANNA]);
    expect((await sending(id)).sending).toMatchObject({ status: 'done', report: { sent: 1, failed: 0 } });
  });

  test('gets one letter at a time, so that a process that dies leaves at most one in doubt', async () => {
    const id = idIn(await order());
    await fixture.plan();
    const [job] = fixture.waiting();
    if (!job) throw new Error('nothing to send');
    const { promise: silent, resolve: fallSilent } = Promise.withResolvers<void>();
    const outbox = folderMailer(fixture.outbox());
    const dying: Mailer = {
      send: async (brand, mail) => {
        await outbox.send(brand, mail);
        fallSilent();
        return new Promise<void>(() => undefined);
      },
    };
    void fixture.work(job, dying);
    await silent;
    expect(await fixture.reached()).toEqual([ANNA]);
    // The same run does not continue that letter: its process may still be alive.
    await fixture.work(job);
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
    await fixture.work({ ...job, earlierRuns: 1 });
    expect(await fixture.reached()).toEqual([ANNA, ANNA, BRUNO]);
    expect(await letterTo(id, ANNA)).toMatchObject({ status: 'sent', maybeTwice: true });
    expect((await sending(id)).sending).toMatchObject({ status: 'done', report: { sent: 2, maybeTwice: 1 } });
    const [first, second] = (await fixture.mails()).filter(({ to }) => to === ANNA);
    const linkIn = (text = '') => /\S+\/rassegna-condivisa\/[\w-]{43}$/m.exec(text)?.[0];
    expect(linkIn(first?.text)).toBe(linkIn(second?.text));
    expect(linkIn(first?.text)).toBeDefined();
  });

  test('a stopping server sends none after the one under way, and the next start sends the others, each once', async () => {
    const id = idIn(await order());
    const stopping = new AbortController();
    const outbox = folderMailer(fixture.outbox());
    const stopped: Mailer = {
      send: async (brand, mail) => {
        stopping.abort();
        await outbox.send(brand, mail);
      },
    };
    await fixture.plan();
    await fixture.run(stopped, stopping.signal);
    expect(await fixture.reached()).toEqual([ANNA]);
    await sendAll();
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
    expect((await sending(id)).sending).toMatchObject({ status: 'done', report: { sent: 2, maybeTwice: 0 } });
  });
});

describe('PRS-04 letters that are sent again', () => {
  test('are a sending of their own, once for each key, to recipients who still receive the review', async () => {
    const id = idIn(await order({ addresses: ['capo@posta.example'] }));
    await sendAll();
    const { letters } = await sending(id);
    const chosen = letters.filter(({ email }) => email !== BRUNO).map((letter) => letter.id);
    const body = { key: randomUUID(), letters: chosen };
    const again = await write(browser, `${SENDINGS}/${id}/reinvia`, body);
    expect(idIn(await write(browser, `${SENDINGS}/${id}/reinvia`, body))).toBe(idIn(again));
    await sendAll();
    expect(await fixture.reached()).toEqual([ANNA, ANNA, BRUNO, 'capo@posta.example', 'capo@posta.example']);
    const list = await browser.ask({ url: SENDINGS });
    expect((list.json() as { data: { sendings: unknown[] } }).data.sendings).toHaveLength(2);
  });

  test('can only be letters of that sending', async () => {
    const [one, other] = [idIn(await order()), idIn(await order())];
    const { letters } = await sending(other);
    const body = { key: randomUUID(), letters: letters.map((letter) => letter.id) };
    expect((await write(browser, `${SENDINGS}/${one}/reinvia`, body)).statusCode).toBe(404);
  });
});
