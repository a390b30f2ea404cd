import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { pressSendings } from '#server/base/db/schema/press-schema.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { automaticKey } from '#server/press-review/sending/automatic-sending.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { idIn, SENDINGS, sendingCalls, signedIn, write } from '#tests/support/press-calls.ts';
import { type Office, orderOf, pressSendingFixture } from '#tests/support/press-sending-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';

const { database, run, allArticles } = importFixture();
const fixture = pressSendingFixture(database);
const server = newsstandApp(database);

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

const { order, sending } = sendingCalls(
  () => browser,
  () => ({ recipients: [anna, bruno] }),
);

/** The fixture's queue runs on demand: it finds what was ordered when it is run. */
async function sendAll(mailer?: Mailer) {
  await fixture.plan();
  await fixture.run(mailer);
}

describe('PRS-04 an order to send a review', () => {
  test('is sent to each recipient and address once, with the review as it was, the PDF and an unsubscribe link', {
    tags: 'postgres',
  }, async () => {
    const reply = await order({
      subject: 'La rassegna',
      message: 'Buona lettura',
      addresses: ['Capo@Posta.example', 'capo@posta.example', ANNA],
    });
    expect(reply.statusCode).toBe(200);
    await sendAll();
    expect(await fixture.reached()).toEqual([ANNA, BRUNO, 'capo@posta.example']);
    const mails = await fixture.mails();
    const toAnna = mails.find(({ to }) => to === ANNA);
    const toBoss = mails.find(({ to }) => to === 'capo@posta.example');
    for (const part of [toAnna?.text, toAnna?.html]) {
      for (const words of [
        'Buona lettura',
        'In breve.',
        'In evidenza',
        'Il Messaggero · Nazionale · pag. 7',
      ]) {
        expect(part?.toLowerCase()).toContain(words.toLowerCase());
      }
      expect(part).toContain('Articoli non cedibili ad altri, ad uso esclusivo di Livia Prova.');
    }
    expect(toAnna?.html).toMatch(/rassegna-condivisa\/[\w-]{43}#ritaglio-\d+"[^>]*>Riapre il ponte/);
    expect(toAnna?.attachments).toMatchObject([{ name: 'rassegna-2025-04-03.pdf', type: 'application/pdf' }]);
    expect(
      Buffer.from(toAnna?.attachments?.[0]?.bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(toAnna?.list?.['List-Unsubscribe']).toMatch(/^<http:\/\/ilmessaggero\.localhost\/.+token=/);
    expect(toBoss?.list?.['List-Unsubscribe']).not.toBe(toAnna?.list?.['List-Unsubscribe']);
    expect(toBoss?.text).toContain('Non ricevere più');
    expect((await sending(idIn(reply))).sending).toMatchObject({
      kind: 'review',
      status: 'done',
      clips: 2,
      orderedBy: 'Livia Prova',
      subject: 'La rassegna',
      report: { recipients: 3, waiting: 0, sent: 3, failed: 0, skipped: 0, maybeTwice: 0 },
    });
  });

  test('names no automatic sending where the account of who ordered it was deleted', async () => {
    const id = idIn(await order());
    await database().orm.update(pressSendings).set({ orderedBy: null });
    expect((await sending(id)).sending.orderedBy).toBe('un account eliminato');
    await database()
      .orm.update(pressSendings)
      .set({ key: automaticKey('2025-04-03') });
    expect((await sending(id)).sending.orderedBy).toBeNull();
  });

  test('counts once when it is repeated with the same key', async () => {
    const key = randomUUID();
    const [first, again] = [await order({ key }), await order({ key, subject: 'Un’altra' })];
    expect(idIn(again)).toBe(idIn(first));
    await sendAll();
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
  });

  test('counts once when it is given concurrently with the same key', { tags: 'postgres' }, async () => {
    const key = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => order({ key })));
    expect(new Set(replies.map(idIn)).size).toBe(1);
    await sendAll();
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
  });

  test('of a selection contains only that', async () => {
    const clip = (await allArticles()).find(({ title }) => title === 'Riapre il ponte')?.id ?? 0;
    const reply = await order({ source: { day: '2025-04-03', clips: [clip] } });
    await sendAll();
    expect((await sending(idIn(reply))).sending).toMatchObject({ kind: 'selection', clips: 1 });
    expect((await fixture.mails())[0]?.text).not.toContain('La Camera vota');
  });

  test('does not reach recipients who have unsubscribed, even if their address is given', async () => {
    const [carla = 0] = await fixture.addRecipients(office.deskId, ['carla@posta.example'], {
      status: 'unsubscribed',
    });
    const alone = await order({ recipients: [carla], addresses: ['carla@posta.example'] });
    expect(alone.statusCode).toBe(400);
    await order({ recipients: [anna, carla], addresses: ['carla@posta.example'] });
    await sendAll();
    expect(await fixture.reached()).toEqual([ANNA]);
  });

  test.each([
    ['no recipients', { recipients: [] }, 400],
    ['a day without a review', { source: { day: '2025-04-01' } }, 404],
    ['a blank subject', { subject: '  ' }, 400],
    ['a time too far ahead', { at: '2025-06-03T10:00:00Z' }, 400],
    ['a time that has passed', { at: '2025-04-03T09:00:00Z' }, 400],
    ['an impossible time', { at: '2025-04-30T23:59:60Z' }, 400],
    ['an unknown recipient', { recipients: [999_999] }, 404],
  ])('with %s is refused', async (_what, overrides, status) => {
    expect((await order(overrides)).statusCode).toBe(status);
    await sendAll();
    expect(await fixture.mails()).toEqual([]);
  });

  test('to a forwarding address can be ended there by its link, and no further one is sent there', {
    tags: 'postgres',
  }, async () => {
    const toBoss = { recipients: [], addresses: ['capo@posta.example'] };
    await order(toBoss);
    await sendAll();
    const [mail] = await fixture.mails();
    const url = new URL(mail?.list?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    const path = url.pathname + url.search;
    expect((await server.ask({ url: path })).statusCode).toBe(200);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'List-Unsubscribe=One-Click';
    expect((await server.ask({ url: path, method: 'POST', headers, payload })).statusCode).toBe(200);
    expect((await server.ask({ url: path })).statusCode).toBe(404);
    expect((await order(toBoss)).statusCode).toBe(400);
  });
});

describe('PRS-04 a preview', () => {
  test('shows the mail that would be sent, and sends nothing', async () => {
    const reply = await write(
      browser,
      `${SENDINGS}/anteprima`,
      orderOf({ recipients: [anna], message: '<b>a</b>' }),
    );
    const { data } = reply.json() as { data: { html: string; text: string } };
    expect(reply.json()).toMatchObject({ data: { subject: 'La rassegna', clips: 2, recipients: 1 } });
    expect(data.html).toContain('&lt;b&gt;a&lt;/b&gt;');
    await sendAll();
    const [mail] = await fixture.mails();
    expect([mail, data.text.includes('La Camera vota')]).toEqual([undefined, true]);
  });
});

describe('ROL-05 sendings', () => {
  const calls = (id: string) => [
    { url: SENDINGS },
    { url: SENDINGS, body: orderOf({ recipients: [anna] }) },
    { url: `${SENDINGS}/anteprima`, body: orderOf({ recipients: [anna] }) },
    { url: `${SENDINGS}/${id}` },
    { url: `${SENDINGS}/${id}/annulla`, body: {} },
    { url: `${SENDINGS}/${id}/reinvia`, body: { key: randomUUID(), letters: [1] } },
  ];
  const statusesFor = async (by: ReaderBrowser, id: string) => {
    const statuses: number[] = [];
    for (const { url, body } of calls(id)) {
      statuses.push((await (body ? write(by, url, body) : by.ask({ url }))).statusCode);
    }
    return statuses;
  };

  test('are open to licence holders only: visitors have to sign in, other readers are refused', async () => {
    const id = idIn(await order());
    expect(await statusesFor(openBrowser(server), id)).toEqual([401, 401, 401, 401, 401, 401]);
    const reader = await signedIn(
      server,
      await addAccount(database().orm, { subscriptions: [{ product: 'digital+' }] }),
    );
    expect(await statusesFor(reader, id)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('of another desk are answered as not found, as are its recipients', async () => {
    const id = idIn(await order());
    const other = await fixture.addOffice();
    await fixture.addReview(other.deskId, clips);
    expect(await statusesFor(await signedIn(server, other.account), id)).toEqual([
      200, 404, 404, 404, 404, 404,
    ]);
    await sendAll();
    expect(await fixture.reached()).toEqual([ANNA, BRUNO]);
  });
});
