// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_RECIPIENTS, type NewRecipient, type Recipient } from '#domain/press-review/recipients.ts';
import { pressRecipients } from '#server/base/db/schema/press-schema.ts';
import { markBounced } from '#server/press-review/db/press-bounces.ts';
import { forgetRemoved } from '#server/press-review/db/press-recipients.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { openPressOffice, type PressOffice, signInAtPress } from '#tests/support/press-office.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type Imported = { added: number; changed: number; refused: { email: string; reason: string }[] };

const database = testDatabase();
const server = newsstandApp(database);

let office: PressOffice;

beforeEach(async () => {
  office = await openPressOffice(server, database().orm);
});

const one = (email: string, overrides: Partial<NewRecipient> = {}) => ({
  email,
  name: '',
  groups: [],
  ...overrides,
});
const add = (...recipients: NewRecipient[]) => office.write<Imported>('destinatari/aggiungi', { recipients });
const list = async (whose = office) =>
  (await whose.read<{ destinatari: Recipient[] }>('destinatari')).destinatari;
const idOf = async (email: string) => (await list()).find((row) => row.email === email)?.id ?? 0;
const remove = async (...emails: string[]) => {
  const ids = await Promise.all(emails.map(idOf));
  await office.write('destinatari/elimina', { ids });
  return ids;
};
const unsubscribe = (email: string) =>
  database()
    .orm.update(pressRecipients)
    .set({ status: 'unsubscribed' })
    .where(eq(pressRecipients.email, email));

describe('PRS-03 a list of recipients', () => {
  test('is sorted by address, each with its groups', async () => {
    await add(one('sindaco@comune.example', { name: 'Il sindaco', groups: ['Giunta'] }), one('a@b.example'));
    expect(await list()).toEqual([
      expect.objectContaining({ email: 'a@b.example', name: '', groups: [], status: 'active', reason: null }),
      expect.objectContaining({
        email: 'sindaco@comune.example',
        name: 'Il sindaco',
        groups: ['Giunta'],
        since: NOON.toISOString(),
      }),
    ]);
  });

  test('accepts each address once, however it is written, and reports invalid ones', async () => {
    const garbage = [
      'senza chiocciola',
      '',
      '@',
      'a@b',
      'due@posti.example, tre@posti.example',
      'nul\0l@posti.example',
      'ùnico@posti.example',
      'x'.repeat(10_000),
      `${'x'.repeat(10_000)}@posti.example`,
    ];
    const imported = await add(
      ...garbage.map((email) => one(email)),
      one(' Anna@Posti.example '),
      one('anna@posti.EXAMPLE', { name: '  Anna\u202e Conti\0\t', groups: ['Città', '\u200b', 'CITTA'] }),
      one('anna@posti.example', { name: 'Un’altra', groups: ['Giunta'] }),
    );
    expect([imported.added, imported.changed]).toEqual([1, 0]);
    expect(imported.refused.map(({ reason }) => reason)).toEqual(Array(garbage.length - 1).fill('invalid'));
    for (const { email } of imported.refused) expect(email.length).toBeLessThanOrEqual(254);
    const [anna, ...others] = await list();
    expect(anna).toMatchObject({
      email: 'anna@posti.example',
      name: 'Anna Conti',
      groups: ['Città', 'Giunta'],
    });
    expect(others).toEqual([]);
  });

  test('adds new groups to an existing recipient, and a name only where there was none', async () => {
    await add(one('a@b.example', { groups: ['Giunta'] }), one('c@d.example', { name: 'Carla' }));
    const again = await add(
      one('a@b.example', { name: 'Aldo', groups: ['giunta', 'Stampa'] }),
      one('c@d.example', { name: 'Carlotta' }),
    );
    expect(again).toEqual({ added: 0, changed: 1, refused: [] });
    expect((await list()).map(({ name, groups }) => [name, groups])).toEqual([
      ['Aldo', ['Giunta', 'Stampa']],
      ['Carla', []],
    ]);
  });

  test('does not add an unsubscribed recipient again: not with a list, nor by removing and adding, nor after a while', async () => {
    await add(one('a@b.example', { name: 'Aldo', groups: ['Giunta'] }));
    await unsubscribe('a@b.example');
    const refused = [{ email: 'a@b.example', reason: 'unsubscribed' }];
    expect(await add(one('A@b.example'))).toEqual({ added: 0, changed: 0, refused });
    await remove('a@b.example');
    expect((await add(one('a@b.example'))).refused).toEqual(refused);
    await forgetRemoved(database().orm, new Date(NOON.getTime() + 1));
    expect((await add(one('a@b.example'))).refused).toEqual(refused);
    expect(await list()).toEqual([]);
    const [kept] = await database().orm.select().from(pressRecipients);
    expect(kept).toMatchObject({ email: 'a@b.example', name: '', groups: [] });
  });

  test('has a maximum length, and reports the recipients beyond it', async () => {
    const many = Array.from({ length: MAX_RECIPIENTS - 1 }, (_, at) =>
      one(`lettore-${at}@posti.example`, { name: 'N'.repeat(120), groups: ['G'.repeat(60), 'H'.repeat(60)] }),
    );
    expect((await add(...many)).added).toBe(MAX_RECIPIENTS - 1);
    const last = await add(one('ultimo@posti.example'), one('uno-di-troppo@posti.example'));
    expect(last).toEqual({
      added: 1,
      changed: 0,
      refused: [{ email: 'uno-di-troppo@posti.example', reason: 'too-many' }],
    });
    const removed = await remove('ultimo@posti.example');
    await add(one('uno-di-troppo@posti.example'));
    expect((await office.post('destinatari/ripristina', { ids: removed })).statusCode).toBe(400);
    expect(await list()).toHaveLength(MAX_RECIPIENTS);
  });

  test('that is sent twice at the same time has each address once', async () => {
    const [first, second] = await Promise.all([add(one('a@b.example')), add(one('a@b.example'))]);
    expect(first.added + second.added).toBe(1);
    expect(await list()).toHaveLength(1);
  });
});

describe('PRS-03 a recipient', () => {
  test('can be renamed and put into groups; one that bounced is mailed again, one that unsubscribed is not', async () => {
    const { orm } = database();
    await add(one('a@b.example', { groups: ['Città'] }), one('c@d.example'));
    const [id, other] = [await idOf('a@b.example'), await idOf('c@d.example')];
    await markBounced(orm, id, 'mailbox unknown', NOON);
    expect((await list())[0]).toMatchObject({ status: 'bounced', reason: 'mailbox unknown' });
    await unsubscribe('c@d.example');
    server.setClock('2025-04-03T11:00:00Z');
    for (const one of [id, other]) {
      await office.write('destinatari/modifica', { id: one, name: ' Aldo\0 ', groups: ['citta', 'Nuovo'] });
    }
    expect(await list()).toMatchObject([
      {
        name: 'Aldo',
        groups: ['Città', 'Nuovo'],
        status: 'active',
        reason: null,
        since: '2025-04-03T11:00:00.000Z',
      },
      { name: 'Aldo', status: 'unsubscribed', since: NOON.toISOString() },
    ]);
  });

  test('that was removed can be restored with all data for a quarter of an hour, and no later', async () => {
    await add(one('a@b.example', { name: 'Aldo', groups: ['Giunta'] }));
    const before = await list();
    const ids = await remove('a@b.example');
    expect(await list()).toEqual([]);
    expect((await office.post('destinatari/modifica', { id: ids[0], name: '', groups: [] })).statusCode).toBe(
      404,
    );
    server.setClock('2025-04-03T10:14:59Z');
    await office.write('destinatari/ripristina', { ids });
    expect(await list()).toEqual(before);
    await office.write('destinatari/elimina', { ids });
    server.setClock('2025-04-03T10:30:00Z');
    await office.write('destinatari/ripristina', { ids });
    expect(await list()).toEqual([]);
    await forgetRemoved(database().orm, new Date('2025-04-03T10:15:00Z'));
    expect(await database().orm.$count(pressRecipients)).toBe(0);
  });

  test('that was removed and is added again starts without earlier data', async () => {
    await add(one('a@b.example', { name: 'Aldo', groups: ['Giunta'] }));
    await markBounced(database().orm, await idOf('a@b.example'), 'mailbox unknown', NOON);
    await remove('a@b.example');
    expect((await add(one('a@b.example', { groups: ['Stampa'] }))).added).toBe(1);
    expect(await list()).toMatchObject([{ name: '', groups: ['Stampa'], status: 'active', reason: null }]);
  });

  test('of another desk cannot be changed, removed or restored', async () => {
    await add(one('a@b.example', { name: 'Aldo' }));
    const [mine] = await list();
    const id = mine?.id ?? 0;
    const other = await openPressOffice(server, database().orm);
    expect(await list(other)).toEqual([]);
    const change = { id, name: 'Altro', groups: [] };
    expect((await other.post('destinatari/modifica', change)).statusCode).toBe(404);
    await other.write('destinatari/elimina', { ids: [id] });
    expect(await list()).toEqual([mine]);
    await office.write('destinatari/elimina', { ids: [id] });
    await other.write('destinatari/ripristina', { ids: [id] });
    expect(await list()).toEqual([]);
  });
});

const CALLS: [path: string, body?: unknown][] = [
  ['destinatari'],
  ['destinatari/aggiungi', { recipients: [one('a@b.example')] }],
  ['destinatari/modifica', { id: 1, name: '', groups: [] }],
  ['destinatari/elimina', { ids: [1] }],
  ['destinatari/ripristina', { ids: [1] }],
];

describe('ROL-05 recipients are only open to readers who have the press review', () => {
  test.each(CALLS)('%s', async (path, body) => {
    const reader = await signInAtPress(
      server,
      await addAccount(database().orm, { subscriptions: [{ product: 'digital' }] }),
    );
    const ask = (whose: PressOffice) => (body ? whose.post(path, body) : whose.get(path));
    const refused = await ask(reader);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { status: { code: 'ERR_ACCESS_DENIED' } },
    ]);
    const url = `/api/user/rassegna/${path}`;
    const nobody = await server.ask(
      body
        ? {
            url,
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          }
        : { url },
    );
    expect(nobody.statusCode).toBe(401);
    expect(await list()).toEqual([]);
  });
});
