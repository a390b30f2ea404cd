// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { removeInvite } from '#server/accounts/db/member-invites.ts';
import { findReaderByEmail } from '#server/accounts/db/readers.ts';
import { subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import { readSeats } from '#server/accounts/members/read-seats.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { DemoKind } from './demo-readers.ts';
import { type DemoAccount, writeDemoAccounts } from './write-demo-accounts.ts';

const database = testDatabase();
const TODAY = new Date('2025-04-03T10:00:00Z');
const LATER = new Date('2025-05-03T10:00:00Z');

let accounts: DemoAccount[];

const write = (now: Date) =>
  writeDemoAccounts({ orm: database().orm, now, chatbotDomain: 'redazione.example' });

beforeEach(async () => {
  accounts = await write(TODAY);
});

async function seatsOf(kind: DemoKind, now = TODAY) {
  const { orm } = database();
  const email = accounts.find((account) => account.kind === kind)?.email ?? '';
  const readerId = (await findReaderByEmail(orm, email))?.id ?? '';
  const [held] = await subscriptionsOf(orm, readerId, 'MG', '2025-04-03');
  const seats = held && (await readSeats(orm, { readerId, brand: brandOf('MG'), now }, held.id));
  if (!seats) throw new Error(`${kind} holds no seats`);
  return { subscriptionId: held.id, seats };
}

test('ACC-04 a family and a company have a member, an open invite and a free seat', async () => {
  for (const kind of ['family-holder', 'company-holder'] as const) {
    const { seats } = await seatsOf(kind);
    expect(seats.members, kind).toHaveLength(1);
    expect(seats.invites, kind).toMatchObject([{ state: 'email_sent' }]);
    expect(seats.used, kind).toBeLessThan(seats.total);
  }
});

test('an invite stays open on later days; a removed one does not come back', async () => {
  await write(LATER);
  const { seats, subscriptionId } = await seatsOf('family-holder', LATER);
  expect(seats.invites).toMatchObject([{ state: 'email_sent' }]);
  await removeInvite(database().orm, subscriptionId, seats.invites[0]?.id ?? '');
  await write(LATER);
  expect((await seatsOf('family-holder', LATER)).seats.invites).toEqual([]);
});
