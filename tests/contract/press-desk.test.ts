// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DeskSettings, DeskState } from '#domain/press-review/desk.ts';
import type { UsageEvent } from '#domain/press-review/sending.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import { pressDesks, pressUsage } from '#server/base/db/schema/press-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { insertUsage, type UsageRow } from '#server/press-review/db/press-usage.ts';
import { deleteOldUsage } from '#server/press-review/usage.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { openPressOffice, type PressOffice, signInAtPress } from '#tests/support/press-office.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const DAY_MS = 86_400_000;
const SETTINGS: DeskSettings = {
  deadline: '07:30',
  weekdays: [1, 3, 5],
  automatic: true,
  groups: ['Giunta'],
  tellWhenEmpty: true,
  licensee: 'Comune di Prova',
};

const database = testDatabase();
const server = newsstandApp(database);

let office: PressOffice;

beforeEach(async () => {
  office = await openPressOffice(server, database().orm);
});

const desk = (whose = office) => whose.read<DeskState>('impostazioni');
const deskId = async () => {
  await desk();
  return (await database().orm.select().from(pressDesks))[0]?.id ?? 0;
};

describe('PRS-04 the settings of a press review', () => {
  test('are by default those of a press office that sends manually', async () => {
    expect(await desk()).toEqual({
      version: expect.stringMatching(/./),
      settings: {
        deadline: null,
        weekdays: [1, 2, 3, 4, 5],
        automatic: false,
        groups: [],
        tellWhenEmpty: false,
        licensee: 'Livia Prova',
      },
      licence: { seats: null, people: [{ name: 'Livia Prova', you: true }] },
      groups: [],
    });
  });

  test('are saved as they are set, with groups in their existing spelling', async () => {
    const recipients = [
      { email: 'a@b.example', name: '', groups: ['Stampa', 'Giunta'] },
      { email: 'c@d.example', name: '', groups: ['Èlite', 'Giunta'] },
    ];
    await office.write('destinatari/aggiungi', { recipients });
    const given = { ...SETTINGS, weekdays: [5, 1, 3], groups: ['giunta', '\u200b', 'GIUNTA'] };
    await office.write('impostazioni', { ...given, licensee: ' Comune\0di Prova\0' });
    expect(await desk()).toMatchObject({ settings: SETTINGS, groups: ['Èlite', 'Giunta', 'Stampa'] });
  });

  test('are not replaced by a change that was made from an earlier version', async () => {
    const { version } = await desk();
    await office.write('impostazioni', { ...SETTINGS, version });
    const late = await office.post('impostazioni', { ...SETTINGS, deadline: '09:00', version });
    expect([late.statusCode, late.json()]).toMatchObject([409, { status: { code: 'ERR_REVIEW_CHANGED' } }]);
    const changed = await desk();
    expect(changed.settings).toEqual(SETTINGS);
    expect(changed.version).not.toBe(version);
    await office.write('impostazioni', { ...SETTINGS, deadline: '09:00', version: changed.version });
    expect((await desk()).settings.deadline).toBe('09:00');
  });

  test.each<[string, Partial<Record<keyof DeskSettings, unknown>>]>([
    ['a time that is none', { deadline: '24:00' }],
    ['a weekday that is none', { weekdays: [7] }],
    ['a weekday twice', { weekdays: [1, 1] }],
    ['nobody whom the licence names', { licensee: ' \u200b ' }],
    ['what is sent by itself at no time', { deadline: null }],
    ['what is sent by itself on no day', { weekdays: [] }],
  ])('are refused with %s', async (_what, wrong) => {
    const before = await desk();
    expect((await office.post('impostazioni', { ...SETTINGS, ...wrong })).statusCode).toBe(400);
    expect(await desk()).toEqual(before);
  });

  test('name the holder, by the current name, until another name is set', async () => {
    const { orm } = database();
    const company = await openPressOffice(server, orm, { kind: 'company', companyName: 'Acqua S.p.A.' });
    const { settings } = await desk(company);
    expect(settings.licensee).toBe('Acqua S.p.A.');
    await company.write('impostazioni', settings);
    await orm
      .update(readers)
      .set({ companyName: 'Acqua e Terra S.p.A.' })
      .where(eq(readers.id, company.account.id));
    expect((await desk(company)).settings.licensee).toBe('Acqua e Terra S.p.A.');
  });

  test('belong to all members with a seat of the licence, and to no one else', async () => {
    const { orm } = database();
    const [holder, member] = [
      await addAccount(orm, { kind: 'company', companyName: 'Acqua S.p.A.' }),
      await addAccount(orm, { name: 'Marta', surname: 'Seconda' }),
    ];
    const company = { plan: 'company', status: 'active', months: 12, recurring: true, seats: 3 } as const;
    const subscription = { ...company, brand: 'MG', product: 'rassegna', startsOn: '2025-03-01' } as const;
    await addSubscription(orm, subscription, [holder.id, member.id]);
    const [first, second] = [await signInAtPress(server, holder), await signInAtPress(server, member)];
    await first.write('impostazioni', SETTINGS);
    const people = (you: string) =>
      ['Acqua S.p.A.', 'Marta Seconda'].map((name) => ({ name, you: name === you }));
    expect(await desk(first)).toMatchObject({ licence: { seats: 3, people: people('Acqua S.p.A.') } });
    expect(await desk(second)).toMatchObject({
      settings: SETTINGS,
      licence: { seats: 3, people: people('Marta Seconda') },
    });
    expect((await desk()).settings.licensee).toBe('Livia Prova');
  });
});

describe('PRS-04 the log of what was done with reviews', () => {
  const note = async (at: Date, row: Partial<UsageRow> = {}) =>
    insertUsage(database().orm, {
      deskId: await deskId(),
      at,
      kind: 'read',
      by: 'seat',
      what: '3 aprile',
      ...row,
    });
  const events = async (whose = office) => (await whose.read<{ events: UsageEvent[] }>('storico')).events;
  const ago = (days: number) => new Date(NOON.getTime() - days * DAY_MS);

  test('names readers and recipients, the latest entry first, of one’s own desk only', async () => {
    await note(ago(2), { kind: 'opened', by: 'recipient', who: 'a@b.example' });
    await note(ago(1), { kind: 'exported', readerId: office.account.id, what: 'PDF' });
    await note(ago(3), { kind: 'opened', by: 'link', who: 'Per il consiglio' });
    expect(await events()).toEqual([
      { at: ago(1).toISOString(), kind: 'exported', by: 'seat', who: 'Livia Prova', what: 'PDF' },
      { at: ago(2).toISOString(), kind: 'opened', by: 'recipient', who: 'a@b.example', what: '3 aprile' },
      { at: ago(3).toISOString(), kind: 'opened', by: 'link', who: 'Per il consiglio', what: '3 aprile' },
    ]);
    expect(await events(await openPressOffice(server, database().orm))).toEqual([]);
  });

  test('is kept for 90 days, then deleted', async () => {
    await note(ago(89));
    await note(ago(91));
    expect(await events()).toHaveLength(1);
    await deleteOldUsage(database().orm, NOON);
    expect(await database().orm.$count(pressUsage)).toBe(1);
  });

  test('lists no more than 500 entries', async () => {
    const id = await deskId();
    const row = { deskId: id, at: NOON, kind: 'read', by: 'seat', what: '' } as const;
    await database()
      .orm.insert(pressUsage)
      .values(Array.from({ length: 501 }, () => row));
    expect(await events()).toHaveLength(500);
  });
});

const CALLS: [path: string, body?: unknown][] = [['impostazioni'], ['impostazioni', SETTINGS], ['storico']];

test.each(CALLS)('ROL-05 %s is only open to readers who have the press review', async (path, body) => {
  const { orm } = database();
  const reader = await signInAtPress(
    server,
    await addAccount(orm, { subscriptions: [{ product: 'digital' }] }),
  );
  const refused = await (body ? reader.post(path, body) : reader.get(path));
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { status: { code: 'ERR_ACCESS_DENIED' } },
  ]);
  const nobody = await server.ask({ url: `/api/user/rassegna/${path}` });
  expect(nobody.statusCode).toBe(401);
  expect(await orm.$count(pressDesks)).toBe(0);
});
