// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { deleteDeletionRequest, insertDeletionRequest } from '#server/accounts/db/deletion-requests.ts';
import { removeReader } from '#server/accounts/db/personal-rows.ts';
import { readEntitlements } from '#server/accounts/readers/entitlements.ts';
import { readers, subscriptionMembers } from '#server/base/db/schema/readers-schema.ts';
import { renewSubscriptions } from '#server/operations/jobs/renew-subscriptions.ts';
import { configuredCheckout } from '#server/sales/checkout/configured-checkout.ts';
import { signedPlayStore } from '#server/sales/subscriptions/google-play/signed-play-store.ts';
import { addDue, booksOf } from '#tests/support/checkout-fixture.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const books = booksOf(database);
const SHOP = { url: 'https://shop.example/cassa', secret: 's'.repeat(32) };

let reader: Account;
let failures: unknown[];

beforeEach(async () => {
  mails.clear();
  failures = [];
  reader = await addAccount(database().orm);
});

const deps = (at: string, shop: typeof SHOP | null = null) => ({
  orm: database().orm,
  mailer: mails.mailer,
  checkout: configuredCheckout({ checkout: shop, isProductionSet: false }),
  now: () => new Date(at),
  playStore: signedPlayStore(SHOP.secret),
  accountOriginOf: ({ domain }: Brand) => `https://edicola.${domain}`,
});

const run = (at: string, shop: typeof SHOP | null = null) =>
  renewSubscriptions(deps(at, shop), (error) => failures.push(error));

const add = (overrides: Parameters<typeof addDue>[2] = {}) => addDue(database, reader.id, overrides);
const entitlementsOn = ({ id }: Account, day: string) =>
  readEntitlements(database().orm, id, brandOf('MG'), new Date(`2025-04-${day}T10:00:00Z`));
const subjects = () => mails.to(reader.email).map(({ subject }) => subject.split(' · ')[0]);

describe('ACC-03 a subscription that is due', () => {
  test('is renewed on its day, in Rome, with an invoice and a mail', async () => {
    const id = await add();
    await run('2025-04-02T21:00:00Z');
    expect(await books.orders()).toEqual([]);
    await run('2025-04-02T22:30:00Z');
    expect(await books.subscription(id)).toMatchObject({
      status: 'renewed',
      recurring: true,
      renewsOn: '2025-05-03',
      endsOn: null,
      card: '4242',
    });
    expect(await books.orders()).toMatchObject([
      { kind: 'renewal', status: 'paid', dueOn: '2025-04-03', cents: 999, subscriptionId: id },
    ]);
    expect(await books.invoices()).toMatchObject([{ cents: 999, subscriptionId: id }]);
    expect(mails.to(reader.email)[0]?.text).toContain('sabato 3 maggio 2025');
    expect(failures).toEqual([]);
  });

  test('is renewed once, also by two servers that run at the same time', async () => {
    await add();
    await add({ product: 'online' });
    await Promise.all([1, 2, 3].map(() => run('2025-04-03T10:00:00Z')));
    await run('2025-04-03T10:10:00Z');
    expect(await books.invoices()).toHaveLength(2);
    expect(subjects()).toEqual(['Abbonamento rinnovato', 'Abbonamento rinnovato']);
  });

  test('while no server ran is renewed later: one period is charged, and the next date is in the future', async () => {
    const id = await add({ startsOn: '2025-01-31', renewsOn: '2025-02-28' });
    await run('2025-05-10T10:00:00Z');
    expect(await books.invoices()).toHaveLength(1);
    expect((await books.subscription(id))?.renewsOn).toBe('2025-05-31');
    await run('2025-05-31T10:00:00Z');
    expect((await books.subscription(id))?.renewsOn).toBe('2025-06-30');
  });

  test('is not renewed if it belongs to an app store, is a gift, is over or is suspended', async () => {
    await add({ product: 'mobile' });
    await add({ gift: true });
    await add({ status: 'suspended' });
    await add({ recurring: false, renewsOn: null, endsOn: '2025-06-01' });
    await run('2025-04-03T10:00:00Z');
    expect([await books.orders(), subjects()]).toEqual([[], []]);
  });

  test('is not charged while its holder’s account is to be deleted, and is renewed once that is cancelled', async () => {
    const { orm } = database();
    const id = await add();
    await insertDeletionRequest(orm, {
      readerId: reader.id,
      brand: 'MG',
      requestedAt: new Date('2025-04-02T10:00:00Z'),
      dueAt: new Date('2025-04-16T10:00:00Z'),
    });
    for (const day of ['03', '09', '10']) await run(`2025-04-${day}T10:00:00Z`);
    expect([await books.orders(), subjects()]).toEqual([[], []]);
    expect(await books.subscription(id)).toMatchObject({ status: 'active', renewsOn: '2025-04-03' });
    await deleteDeletionRequest(orm, reader.id);
    await run('2025-04-12T10:10:00Z');
    expect(await books.subscription(id)).toMatchObject({ status: 'renewed', renewsOn: '2025-05-03' });
    expect(await books.invoices()).toHaveLength(1);
  });

  test('is not charged while its holder is suspended', async () => {
    const id = await add();
    const { orm } = database();
    await orm.update(readers).set({ status: 'suspended' }).where(eq(readers.id, reader.id));
    await run('2025-04-03T10:00:00Z');
    expect([await books.orders(), subjects()]).toEqual([[], []]);
    await orm.update(readers).set({ status: 'active' }).where(eq(readers.id, reader.id));
    await run('2025-04-04T10:00:00Z');
    expect((await books.subscription(id))?.status).toBe('renewed');
  });

  test('that was not charged for its grace period is announced once as held, and again for a later renewal', async () => {
    const { orm } = database();
    const id = await add();
    const setStatus = (status: 'active' | 'suspended') =>
      orm.update(readers).set({ status }).where(eq(readers.id, reader.id));
    await setStatus('suspended');
    await run('2025-04-10T10:00:00Z');
    expect(subjects()).toEqual([]);
    for (const day of ['11', '12', '20']) await run(`2025-04-${day}T10:00:00Z`);
    expect(subjects()).toEqual(['Il rinnovo è in sospeso']);
    expect(mails.to(reader.email)[0]?.text).toContain('giovedì 10 aprile 2025');
    await setStatus('active');
    await run('2025-04-21T10:00:00Z');
    expect(await books.subscription(id)).toMatchObject({ status: 'renewed', renewsOn: '2025-05-03' });
    await setStatus('suspended');
    await run('2025-05-11T10:00:00Z');
    expect(subjects()).toEqual([
      'Il rinnovo è in sospeso',
      'Abbonamento rinnovato',
      'Il rinnovo è in sospeso',
    ]);
  });

  test('is not announced as held if that is long ago, or if another subscription serves the reader', async () => {
    const { orm } = database();
    await add({ renewsOn: '2025-03-01' });
    await add({ product: 'online' });
    await add({ recurring: false, renewsOn: null, endsOn: '2025-12-31' });
    await orm.update(readers).set({ status: 'suspended' }).where(eq(readers.id, reader.id));
    await run('2025-04-11T10:00:00Z');
    expect(subjects()).toEqual([]);
  });

  test('gives no member access beyond its grace period while its holder is suspended', async () => {
    const { orm } = database();
    const member = await addAccount(orm);
    const subscriptionId = await add({ plan: 'family', seats: 4 });
    await orm.insert(subscriptionMembers).values({ subscriptionId, readerId: member.id, role: 'secondary' });
    await orm.update(readers).set({ status: 'suspended' }).where(eq(readers.id, reader.id));
    const accessOn = async (day: string) => {
      await run(`2025-04-${day}T10:00:00Z`);
      return (await entitlementsOn(member, day)).access;
    };
    expect([await accessOn('10'), await accessOn('11')]).toEqual(['digital', 'free']);
    await orm.update(readers).set({ status: 'active' }).where(eq(readers.id, reader.id));
    expect(await accessOn('20')).toBe('digital');
  });

  test('gives no access beyond its grace period to a reader who requests the deletion again and again', async () => {
    const { orm } = database();
    await add();
    const request = (day: string) =>
      insertDeletionRequest(orm, {
        readerId: reader.id,
        brand: 'MG',
        requestedAt: new Date(`2025-04-${day}T10:00:00Z`),
        dueAt: new Date(`2025-04-${Number(day) + 14}T10:00:00Z`),
      });
    await request('02');
    await run('2025-04-09T10:00:00Z');
    await deleteDeletionRequest(orm, reader.id);
    await request('09');
    await run('2025-04-15T10:00:00Z');
    expect((await entitlementsOn(reader, '10')).subscribed).toBe(true);
    expect((await entitlementsOn(reader, '15')).subscribed).toBe(false);
    expect(await books.orders()).toEqual([]);
  });

  test('is renewed even if another renewal fails', async () => {
    const gone = await addAccount(database().orm);
    const broken = await addDue(database, gone.id, { cents: 500 });
    const id = await add();
    const { orm } = database();
    const checkout = configuredCheckout({ checkout: null, isProductionSet: false });
    const failing: ReturnType<typeof deps> = {
      ...deps('2025-04-03T10:00:00Z'),
      orm,
      checkout: {
        ...checkout,
        renew: async (due, now) => {
          if (due.id === broken) throw new Error('the bank fell over');
          return await checkout.renew(due, now);
        },
      },
    };
    await renewSubscriptions(failing, (error) => failures.push(error));
    expect(failures).toHaveLength(1);
    expect((await books.subscription(id))?.status).toBe('renewed');
    expect((await books.subscription(broken))?.status).toBe('active');
    await removeReader(orm, gone);
  });
});

describe('ACC-03 the mail about a renewal', () => {
  const failing = (at: string, error: Error) => ({
    ...deps(at),
    mailer: { send: () => Promise.reject(error) },
  });

  test('is sent by a later run where the mail server failed, once, also by two servers', async () => {
    await add();
    await renewSubscriptions(failing('2025-04-03T10:00:00Z', new Error('no mail server')), (error) =>
      failures.push(error),
    );
    expect([failures.length, subjects()]).toEqual([1, []]);
    await Promise.all([1, 2, 3].map(() => run('2025-04-03T10:10:00Z')));
    await run('2025-04-03T10:20:00Z');
    expect(subjects()).toEqual(['Abbonamento rinnovato']);
    expect(failures).toHaveLength(1);
  });

  test('is not sent again where its address was refused, or after days without a mail server', async () => {
    await add();
    const refused = Object.assign(new Error('no such mailbox'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    });
    const job = (at: string, error: Error) => renewSubscriptions(failing(at, error), () => undefined);
    await job('2025-04-03T10:00:00Z', refused);
    await run('2025-04-03T10:10:00Z');
    await job('2025-05-03T10:00:00Z', new Error('no mail server'));
    await run('2025-05-06T10:10:00Z');
    expect(subjects()).toEqual([]);
    expect(failures).toEqual([]);
  });
});

describe('ACC-03 a renewal that is refused', () => {
  test('leaves access for a week, which a mail announces, and then the subscription ends', async () => {
    const id = await add({ card: '0341' });
    await run('2025-04-03T10:00:00Z');
    expect(await books.subscription(id)).toMatchObject({ status: 'not_paid', renewsOn: '2025-04-03' });
    expect(await books.invoices()).toEqual([]);
    const [told] = mails.to(reader.email);
    expect(told?.text).toContain('fino a giovedì 10 aprile 2025');
    expect(told?.text).toContain(
      `https://edicola.ilmessaggero.it/user/subscriptions/payment?abbonamento=${id}`,
    );
    await run('2025-04-10T10:00:00Z');
    expect(await books.subscription(id)).toMatchObject({ status: 'not_paid' });
    await run('2025-04-11T10:00:00Z');
    expect(await books.subscription(id)).toMatchObject({
      status: 'expired',
      recurring: false,
      renewsOn: null,
      endsOn: '2025-04-10',
    });
    await run('2025-04-12T10:00:00Z');
    expect(subjects()).toEqual(['Il rinnovo non è stato pagato', 'Il tuo abbonamento è terminato']);
  });

  test('is also one whose card has expired', async () => {
    const id = await add({ cardExpires: '2025-03-31' });
    await run('2025-04-03T10:00:00Z');
    expect((await books.subscription(id))?.status).toBe('not_paid');
    expect(await books.payments()).toMatchObject([{ outcome: 'refused', refusal: 'card-expired' }]);
  });
});

test('ACC-03 a subscription without renewal ends after its last day, and the reader is informed unless that was long ago', async () => {
  const id = await add({ recurring: false, renewsOn: null, endsOn: '2025-04-03' });
  const old = await add({ recurring: false, renewsOn: null, endsOn: '2024-04-03' });
  await run('2025-04-03T10:00:00Z');
  expect((await books.subscription(id))?.status).toBe('active');
  await run('2025-04-04T10:00:00Z');
  for (const one of [id, old]) expect((await books.subscription(one))?.status).toBe('subscription_expired');
  await run('2025-04-04T10:10:00Z');
  expect(subjects()).toEqual(['Il tuo abbonamento è terminato']);
});

test('ACC-03 the end of a subscription is not announced to a reader whom another one continues to serve', async () => {
  const id = await add({ recurring: false, renewsOn: null, endsOn: '2025-04-03' });
  await add({ product: 'digital+', recurring: true, renewsOn: '2025-05-03', endsOn: null });
  await run('2025-04-04T10:00:00Z');
  expect((await books.subscription(id))?.status).toBe('subscription_expired');
  expect(subjects()).toEqual([]);
});

test('ACC-03 a shop that renews by itself has three days to report the outcome', async () => {
  const id = await add();
  await run('2025-04-05T10:00:00Z', SHOP);
  expect((await books.subscription(id))?.status).toBe('active');
  await run('2025-04-06T10:00:00Z', SHOP);
  expect((await books.subscription(id))?.status).toBe('not_paid');
  expect(await books.payments()).toMatchObject([{ refusal: 'no-answer' }]);
});
