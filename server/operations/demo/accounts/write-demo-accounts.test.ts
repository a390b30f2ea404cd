import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { brokenPasswordRules } from '#domain/validation/password.ts';
import { findReaderByEmail, insertReader, setPasswordHash } from '#server/accounts/db/readers.ts';
import { addSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import { isPasswordOf } from '#server/accounts/identity/passwords.ts';
import { readEntitlements } from '#server/accounts/readers/entitlements.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { reservedOffersOf } from '#server/sales/db/reserved-offers.ts';
import { reservedOffer } from '#server/sales/offers/reserved-offer.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { demoReaders, removeDemoReaders } from '../../db/demo-readers.ts';
import { DEMO_KINDS, DEMO_PASSWORD, type DemoKind } from './demo-readers.ts';
import { type DemoAccount, writeDemoAccounts } from './write-demo-accounts.ts';

const database = testDatabase();
const HERE = { key: '192.0.2.1', known: false };
const TODAY = new Date('2025-04-03T10:00:00Z');
const TOMORROW = new Date('2025-04-04T10:00:00Z');

const write = (now = TODAY) =>
  writeDemoAccounts({ orm: database().orm, now, chatbotDomain: 'redazione.example' });

let accounts: DemoAccount[];

beforeEach(async () => {
  accounts = await write();
});

const readerOf = async (kind: DemoKind) => {
  const email = accounts.find((account) => account.kind === kind)?.email ?? '';
  const reader = await findReaderByEmail(database().orm, email);
  if (!reader) throw new Error(`no ${kind}`);
  return reader;
};

test('there is one reader of every kind, whose password meets the rules and works', async () => {
  expect(accounts.map(({ kind }) => kind)).toEqual(DEMO_KINDS);
  expect(brokenPasswordRules(DEMO_PASSWORD)).toEqual([]);
  expect(await isPasswordOf(await readerOf('personal-online'), DEMO_PASSWORD, HERE)).toBe(true);
  expect(accounts.at(-1)?.email).toBe('nicola.ferrandi@redazione.example');
});

test('every kind works on all six papers, and a subscription is not duplicated when it is written again', {
  tags: 'postgres',
}, async () => {
  await Promise.all([write(), write()]);
  const { orm } = database();
  const { id } = await readerOf('family-member');
  for (const sigla of ['MG', 'LG', 'CA', 'EM', 'QP', 'GZ'] as const) {
    expect((await readEntitlements(orm, id, brandOf(sigla), TODAY)).access, sigla).toBe('digital');
    expect(await subscriptionsOf(orm, id, sigla, '2025-04-03')).toHaveLength(1);
  }
});

test('the days of the subscriptions follow today’s', { tags: 'postgres' }, async () => {
  const { orm } = database();
  const { id } = await readerOf('expiring');
  const endsOn = async () => (await subscriptionsOf(orm, id, 'MG', '2025-04-04'))[0]?.endsOn;
  expect(await endsOn()).toBe('2025-04-13');
  await write(TOMORROW);
  expect(await endsOn()).toBe('2025-04-14');
});

test.each([
  ['no-subscription', 'welcome', 'digital'],
  ['personal-online', 'more', 'digital'],
  ['personal-digital', 'more', 'digital+'],
  ['expired', 'come-back', 'digital'],
] as const)('ACC-08 %s gets an offer, and again after it has expired', async (kind, why, product) => {
  const { orm } = database();
  const { id: readerId } = await readerOf(kind);
  const offerAt = (now: Date) =>
    reservedOffer(orm, { brand: brandOf('MG'), reader: { readerId, kind: 'person' }, now });
  const first = await offerAt(TODAY);
  expect(first).toMatchObject({ kind: why, product });
  const later = new Date(Date.parse(first?.expiresOn ?? '') + 86_400_000);
  await write(later);
  expect(await offerAt(later)).toMatchObject({ kind: why, product });
  expect(await reservedOffersOf(orm, { readerId, brand: 'MG' })).toHaveLength(1);
});

test('changes to an account stay, and an e-mail that was taken before remains its owner’s', {
  tags: 'postgres',
}, async () => {
  const { orm } = database();
  await setPasswordHash(orm, (await readerOf('personal-digital')).id, 'another');
  const { email } = await readerOf('personal-online');
  await orm.update(readers).set({ demo: false, username: null }).where(eq(readers.email, email));
  const again = await write();
  expect(again.map((account) => account.email)).not.toContain(email);
  expect((await readerOf('personal-digital')).passwordHash).toBe('another');
});

test('NAV-15 the reader on a company’s domain follows the setting, unless another reader has the address', {
  tags: 'postgres',
}, async () => {
  const { orm } = database();
  const { id } = await readerOf('company-domain');
  const emailOn = async (chatbotDomain: string) =>
    (await writeDemoAccounts({ orm, now: TODAY, chatbotDomain })).find(
      ({ kind }) => kind === 'company-domain',
    )?.email;
  expect(await emailOn('giornale.example')).toBe('nicola.ferrandi@giornale.example');
  expect((await findReaderByEmail(orm, 'nicola.ferrandi@giornale.example'))?.id).toBe(id);
  await insertReader(orm, {
    email: 'nicola.ferrandi@altro.example',
    passwordHash: 'x',
    name: 'Nicola',
    surname: 'Ferrandi',
    kind: 'person',
    status: 'active',
    createdAt: TODAY,
  });
  expect(await emailOn('altro.example')).toBe('nicola.ferrandi@giornale.example');
});

test('unwanted demonstration accounts are removed with what they hold, and no other account is', {
  tags: 'postgres',
}, async () => {
  const { orm } = database();
  const other = await insertReader(orm, {
    email: 'lettrice@esempio.it',
    passwordHash: 'x',
    name: 'Livia',
    surname: 'Prova',
    kind: 'person',
    status: 'active',
    createdAt: TODAY,
  });
  const guest = await readerOf('no-subscription');
  const own = { product: 'online', plan: 'family', months: 1, status: 'active', recurring: true } as const;
  await addSubscription(orm, { ...own, brand: 'MG', startsOn: '2025-04-01' }, [other?.id ?? '', guest.id]);
  await removeDemoReaders(orm);
  expect(await demoReaders(orm)).toEqual([]);
  expect((await orm.select().from(readers)).map(({ email }) => email)).toEqual(['lettrice@esempio.it']);
  expect(await orm.select().from(subscriptions)).toHaveLength(1);
  expect(await orm.select().from(subscriptionMembers)).toHaveLength(1);
});
