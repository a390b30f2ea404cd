import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pressLetters, pressSearches, pressSendings } from '#server/base/db/schema/press-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { NO_MAILER } from '#server/base/mail/mailer.ts';
import { holdBackDue } from '#server/operations/backup/hold-back-due.ts';
import { changeDesk } from '#server/press-review/db/press-desks.ts';
import type { Addressee } from '#server/press-review/db/press-sendings.ts';
import { readSending, readSendings } from '#server/press-review/sending/read-sendings.ts';
import { NO_SENDING_JOBS } from '#server/press-review/sending/sending-jobs.ts';
import { storeSending } from '#server/press-review/sending/store-sending.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type Office, pressSendingFixture, TODAY } from '#tests/support/press-sending-fixture.ts';
import { refusingMailer } from '#tests/support/refused-mail.ts';

const { database, run, allArticles } = importFixture();
const fixture = pressSendingFixture(database);

const EIGHT = `${TODAY}T06:00:00Z`;
const SETTINGS = {
  deadline: '08:00',
  weekdays: [1, 2, 3, 4, 5],
  automatic: true,
  groups: [],
  tellWhenEmpty: false,
  licensee: 'Comune di Prova',
};

let office: Office;
let clips: number[];
let anna: Addressee;

beforeEach(async () => {
  await run([ninjs({ title: 'Riapre il ponte' })]);
  clips = (await allArticles()).map(({ id }) => id);
  office = await fixture.addOffice();
  await set();
  const [id = 0] = await fixture.addRecipients(office.deskId, ['anna@posta.example'], { groups: ['Giunta'] });
  anna = { recipientId: id, email: 'anna@posta.example', name: '' };
  await fixture.addRecipients(office.deskId, ['bruno@posta.example'], { groups: ['Stampa'] });
});

const set = (overrides: Partial<typeof SETTINGS> = {}, at = '2025-04-02T12:00:00Z') =>
  changeDesk(database().orm, office.deskId, { ...SETTINGS, ...overrides }, new Date(at));
const BOTH = ['anna@posta.example', 'bruno@posta.example'];
const subjects = async () => (await fixture.mails()).map(({ subject }) => subject);

const BOSS: Addressee = { recipientId: null, email: 'capo@posta.example', name: '' };

/** An order of the press office; forwarded to an address that is in no list, unless `to` is given. */
const orderByHand = (at: string, overrides: Partial<typeof pressSendings.$inferInsert> = {}, to = BOSS) =>
  storeSending(
    { orm: database().orm, jobs: NO_SENDING_JOBS, now: new Date(at) },
    {
      deskId: office.deskId,
      key: 'a',
      day: TODAY,
      kind: 'review',
      subject: 'A mano',
      message: '',
      title: 'La giornata',
      abstract: '',
      dueAt: new Date(at),
      orderedBy: office.account.id,
      chapters: [{ id: 'a', title: 'In evidenza', clips: clips.map((id) => ({ id, note: '' })) }],
      ...overrides,
    },
    [to],
  );

describe('PRS-04 a review that is sent automatically', () => {
  test('is sent at its time in Rome, once', { tags: 'postgres' }, async () => {
    await fixture.addReview(office.deskId, clips);
    await fixture.minute(`${TODAY}T05:59:00Z`);
    expect(await fixture.reached()).toEqual([]);
    for (const at of [EIGHT, `${TODAY}T06:01:00Z`, `${TODAY}T08:00:00Z`]) await fixture.minute(at);
    expect(await fixture.reached()).toEqual(BOTH);
    expect(await subjects()).toContain('Rassegna stampa di giovedì 3 aprile 2025');
    expect((await fixture.mails())[0]?.text).toContain('ad uso esclusivo di Comune di Prova');
  });

  test('is sent to the groups that are set', async () => {
    await set({ groups: ['Giunta', 'Altri'] as never });
    await fixture.addReview(office.deskId, clips);
    await fixture.minute(EIGHT);
    expect(await fixture.reached()).toEqual(['anna@posta.example']);
  });

  test('is not sent again after a restore of an older backup: what was due is listed as not sent', async () => {
    await fixture.addReview(office.deskId, clips);
    await orderByHand(`${TODAY}T05:00:00Z`, { kind: 'selection' });
    await orderByHand(`${TODAY}T05:00:00Z`, {
      key: 'b',
      kind: 'selection',
      dueAt: new Date(`${TODAY}T07:00:00Z`),
    });
    const { orm, queue } = database();
    const restoredAt = new Date(`${TODAY}T06:20:00Z`);
    const query = async <Row>(text: string, values?: unknown[]) =>
      (await queue.executeSql(text, values)).rows as Row[];
    expect(await holdBackDue({ query }, restoredAt)).toMatchObject({ letters: 1 });
    await fixture.minute(`${TODAY}T06:21:00Z`);
    expect(await fixture.mails()).toEqual([]);
    const sendings = await readSendings(orm, office.deskId);
    expect(sendings.map(({ status, report }) => [status, report.skipped])).toEqual([
      ['scheduled', 0],
      ['done', 1],
    ]);
    const [, due] = sendings;
    const letters = (await readSending(orm, office.deskId, due?.id ?? ''))?.letters;
    expect(letters?.[0]?.reason).toContain('ripristinati');
    await fixture.minute(`${TODAY}T07:00:00Z`);
    expect(await fixture.reached()).toEqual([BOSS.email]);
    await fixture.addReview(office.deskId, clips, '2025-04-04');
    await fixture.minute('2025-04-04T06:00:00Z');
    expect((await fixture.mails()).length).toBeGreaterThan(1);
  });

  test('is sent after midnight where no server ran, though the next day’s papers are out', async () => {
    await set({ deadline: '23:30' });
    await fixture.addReview(office.deskId, clips);
    await run([ninjs({ uri: 'urn:domani', title: 'Domani', day: '2025-04-04' })]);
    await fixture.minute(`${TODAY}T22:10:00Z`);
    expect(await fixture.reached()).toEqual(BOTH);
    expect(await subjects()).toContain('Rassegna stampa di giovedì 3 aprile 2025');
  });

  test('is sent up to three hours late where no server ran', async () => {
    await fixture.addReview(office.deskId, clips);
    await fixture.minute(`${TODAY}T08:59:00Z`);
    expect(await fixture.reached()).toEqual(BOTH);
  });

  test.each([
    ['after three hours', `${TODAY}T09:00:00Z`],
    ['on another weekday', '2025-04-05T06:00:00Z'],
  ])('is not sent %s', async (_when, at) => {
    await fixture.addReview(office.deskId, clips, at.slice(0, 10));
    await fixture.minute(at);
    expect(await fixture.mails()).toEqual([]);
  });

  test('is not sent because of settings that were changed after its time', async () => {
    await fixture.addReview(office.deskId, clips);
    await set({ automatic: false });
    await set({}, `${TODAY}T06:30:00Z`);
    await fixture.minute(`${TODAY}T06:31:00Z`);
    expect(await fixture.mails()).toEqual([]);
    await set({ deadline: '09:00' }, `${TODAY}T06:32:00Z`);
    await fixture.minute(`${TODAY}T07:00:00Z`);
    expect(await fixture.reached()).toEqual(BOTH);
  });

  test('is not sent after a manually ordered sending', async () => {
    await fixture.addReview(office.deskId, clips);
    await orderByHand(`${TODAY}T05:30:00Z`, {}, anna);
    await fixture.minute(EIGHT);
    expect(await fixture.reached()).toEqual(['anna@posta.example']);
  });

  test('is sent after one that was only forwarded, as a trial is, or that reached no recipient', async () => {
    await fixture.addReview(office.deskId, clips);
    await orderByHand(`${TODAY}T05:30:00Z`);
    await orderByHand(`${TODAY}T05:30:00Z`, { key: 'b' }, anna);
    await fixture.plan();
    await database()
      .orm.update(pressLetters)
      .set({ status: 'failed' })
      .where(eq(pressLetters.forwarded, false));
    await fixture.minute(EIGHT);
    expect(await fixture.reached()).toEqual([...BOTH, 'capo@posta.example']);
  });

  test('is not prevented by a selection, or by a cancelled sending', async () => {
    await fixture.addReview(office.deskId, clips);
    await orderByHand(`${TODAY}T05:30:00Z`, { kind: 'selection' });
    await orderByHand(`${TODAY}T05:30:00Z`, { key: 'b', cancelledAt: new Date(EIGHT) });
    await fixture.minute(EIGHT);
    expect(await fixture.reached()).toEqual([...BOTH, 'capo@posta.example']);
  });

  test('ROL-06 is not sent once the licence is over', async () => {
    await fixture.addReview(office.deskId, clips);
    await database().orm.update(subscriptions).set({ status: 'expired' });
    await fixture.minute(EIGHT);
    expect(await fixture.mails()).toEqual([]);
  });
});

describe('PRS-04 at the time of the review', () => {
  const ANY = { text: '', newspapers: [], edition: null, section: null, author: '', page: null };

  test('the searches first fill it, even if no server ran at night', async () => {
    await set({ tellWhenEmpty: true });
    const search = { name: 'Il ponte', chapter: 'Viabilità', active: true, createdAt: new Date(EIGHT) };
    await database()
      .orm.insert(pressSearches)
      .values({ deskId: office.deskId, filters: { ...ANY, text: 'ponte' }, ...search });
    await fixture.minute(EIGHT);
    expect(await fixture.reached()).toEqual(BOTH);
    expect((await fixture.mails())[0]?.text).toContain('Riapre il ponte');
  });

  test('recipients get no mail about an empty day where the papers have not been delivered; the licence holder does', async () => {
    await set({ tellWhenEmpty: true });
    await fixture.minute('2025-04-04T06:00:00Z');
    expect((await fixture.mails()).map(({ to }) => to)).toEqual([office.account.email]);
  });
});

describe('PRS-04 a day without clips', () => {
  test('is reported where that is set, also where reviews are sent manually', async () => {
    await set({ automatic: false, tellWhenEmpty: true });
    await fixture.minute(EIGHT);
    expect(await fixture.reached()).toEqual(BOTH);
    expect(await subjects()).toContain('Nessun articolo oggi: rassegna stampa di giovedì 3 aprile 2025');
  });

  test('is reported where that is set, without a file or a page', async () => {
    await set({ tellWhenEmpty: true });
    await fixture.minute(EIGHT);
    await fixture.minute(`${TODAY}T06:01:00Z`);
    expect(await fixture.reached()).toEqual(BOTH);
    const [mail] = await fixture.mails();
    expect(mail?.subject).toBe('Nessun articolo oggi: rassegna stampa di giovedì 3 aprile 2025');
    expect([mail?.attachments, mail?.text.includes('/rassegna-condivisa/A')]).toEqual([undefined, false]);
    expect(mail?.list).toBeDefined();
  });

  test('is skipped otherwise, and clips that arrive later wait for a manual sending', async () => {
    await fixture.minute(EIGHT);
    await fixture.addReview(office.deskId, clips);
    await fixture.minute(`${TODAY}T06:01:00Z`);
    expect(await fixture.mails()).toEqual([]);
  });
});

describe('PRS-04 a review that is late', () => {
  const LATE = 'La rassegna di oggi non è ancora partita · Il Messaggero';
  beforeEach(() => set({ automatic: false }));

  test('is reported to the licence holder, once a day', async () => {
    for (const at of [EIGHT, `${TODAY}T06:01:00Z`, '2025-04-04T06:00:00Z']) await fixture.minute(at);
    const mails = await fixture.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [office.account.email, LATE],
      [office.account.email, LATE],
    ]);
    expect(mails[0]?.text).toContain('http://ilmessaggero.localhost/rassegna');
    expect(mails[0]?.text).toContain('alle 8.00');
  });

  test('is reported once mails can be sent again', async () => {
    await fixture.minute(EIGHT, NO_MAILER);
    expect(fixture.reported()).toHaveLength(1);
    await fixture.minute(`${TODAY}T06:01:00Z`);
    expect(await subjects()).toEqual([LATE]);
  });

  test('is reported in one mail only, even if that is refused permanently', async () => {
    const refusing = refusingMailer(office.account.email, NO_MAILER);
    for (const at of [EIGHT, `${TODAY}T06:01:00Z`, `${TODAY}T06:02:00Z`]) await fixture.minute(at, refusing);
    expect(fixture.reported()).toHaveLength(1);
  });

  test('is not reported where it has been sent, or on a day without newspapers', async () => {
    await orderByHand(`${TODAY}T05:30:00Z`, {}, anna);
    await fixture.minute(EIGHT);
    await fixture.minute('2025-05-02T06:00:00Z');
    expect(await subjects()).toEqual(['A mano']);
  });

  test('is reported where it should be sent automatically and has no recipients', async () => {
    await set({ automatic: true, groups: ['Nessuno'] as never });
    await fixture.addReview(office.deskId, clips);
    await fixture.minute(EIGHT);
    expect(await subjects()).toEqual([LATE]);
  });
});

test('PRS-04 two concurrent orders with the same key create one sending', {
  tags: 'postgres',
}, async () => {
  await Promise.all([orderByHand(EIGHT), orderByHand(EIGHT)]);
  const rows = await database().orm.select().from(pressSendings).where(eq(pressSendings.key, 'a'));
  expect(rows).toHaveLength(1);
});
