import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as account from './account-schema.ts';
import type { Orm } from './connect.ts';
import { mutedStories, readerAlerts } from './messages-schema.ts';
import { newsletterLetters } from './newsletters-schema.ts';
import { reservedOffers } from './offers-schema.ts';
import * as purchases from './purchases-schema.ts';
import { alertRules, pushSubscriptions } from './push-schema.ts';
import * as identity from './readers-schema.ts';
import * as signIn from './sign-in-schema.ts';
import { removeSubscriptionsHeldBy } from './subscriptions.ts';

/** Whose rows. */
export type Whose = { id: string; email: string };

type Personal = { table: PgTable; of: (whose: Whose) => SQL | undefined };

const own = (table: PgTable & { readerId: Parameters<typeof eq>[0] }): Personal => ({
  table,
  of: ({ id }) => eq(table.readerId, id),
});

/** Of what hangs on a reader's device. */
const ofDevices = (table: PgTable & { deviceId: Parameters<typeof eq>[0] }): Personal => ({
  table,
  of: ({ id }) =>
    sql`${table.deviceId} in (select ${signIn.devices.id} from ${signIn.devices} where ${eq(signIn.devices.readerId, id)})`,
});

const { subscriptions, subscriptionMembers } = identity;

const held = (id: string, role?: 'holder') =>
  sql`(select ${subscriptionMembers.subscriptionId} from ${subscriptionMembers} where ${and(
    eq(subscriptionMembers.readerId, id),
    role && eq(subscriptionMembers.role, role),
  )})`;

/** Every table that holds something of a reader, and which of its rows are theirs: for copies and deletions. ACC-10 */
export const PERSONAL_TABLES = {
  readers: { table: identity.readers, of: ({ id }) => eq(identity.readers.id, id) },
  readerProfiles: own(account.readerProfiles),
  readerAvatars: own(account.readerAvatars),
  consentHistory: own(account.consentHistory),
  subscriptions: { table: subscriptions, of: ({ id }) => sql`${subscriptions.id} in ${held(id)}` },
  subscriptionMembers: own(subscriptionMembers),
  subscriptionCredits: {
    table: purchases.subscriptionCredits,
    of: ({ id }) => sql`${purchases.subscriptionCredits.subscriptionId} in ${held(id, 'holder')}`,
  },
  subscriptionReceipts: own(purchases.subscriptionReceipts),
  /** Those to the reader's address, and those to the seats of their own subscriptions. */
  memberInvites: {
    table: account.memberInvites,
    of: ({ id, email }) =>
      or(
        eq(account.memberInvites.email, email),
        sql`${account.memberInvites.subscriptionId} in ${held(id, 'holder')}`,
      ),
  },
  orders: own(purchases.orders),
  orderPayments: {
    table: purchases.orderPayments,
    of: ({ id }) =>
      sql`${purchases.orderPayments.orderId} in (select ${purchases.orders.id} from ${purchases.orders} where ${eq(purchases.orders.readerId, id)})`,
  },
  reservedOffers: own(reservedOffers),
  invoices: { table: purchases.invoices, of: ({ id }) => eq(purchases.invoices.readerId, id) },
  readerTopics: own(account.readerTopics),
  alertRules: own(alertRules),
  pushSubscriptions: own(pushSubscriptions),
  readerAlerts: own(readerAlerts),
  mutedStories: own(mutedStories),
  readerNewsletters: own(account.readerNewsletters),
  newsletterLetters: own(newsletterLetters),
  readerOnboarding: own(account.readerOnboarding),
  readerFavourites: own(identity.readerFavourites),
  userNotices: own(identity.userNotices),
  devices: own(signIn.devices),
  passkeys: own(signIn.passkeys),
  dataExports: own(account.dataExports),
  deletionRequests: own(account.deletionRequests),
  sessionTokens: ofDevices(signIn.sessionTokens),
  idCodes: ofDevices(signIn.idCodes),
  mailedCodes: own(signIn.mailedCodes),
  deviceTickets: own(signIn.deviceTickets),
  passkeyChallenges: {
    table: signIn.passkeyChallenges,
    of: ({ id }) => eq(signIn.passkeyChallenges.readerId, id),
  },
} as const satisfies Record<string, Personal>;

export type PersonalTable = keyof typeof PERSONAL_TABLES;

/** Columns of a table by the names the code has for them. */
export type ColumnOf<Name extends PersonalTable> =
  keyof (typeof PERSONAL_TABLES)[Name]['table']['$inferSelect'] & string;

export type PersonalRow = Readonly<Record<string, unknown>>;

/** The rows of one table that are a reader's. */
export async function personalRows(orm: Orm, name: PersonalTable, whose: Whose): Promise<PersonalRow[]> {
  const { table, of }: Personal = PERSONAL_TABLES[name];
  return await orm.select().from(table).where(of(whose));
}

/**
 * Takes away a reader with everything that is theirs, the seats of others on their subscriptions included. Their invoices
 * stay, and are nobody's: the law has them kept.
 */
export async function removeReader(tx: Orm, { id, email }: Whose): Promise<void> {
  // First, by themselves: a row that loses three neighbours at once cannot be checked.
  await tx
    .update(purchases.invoices)
    .set({ readerId: null, orderId: null, subscriptionId: null })
    .where(eq(purchases.invoices.readerId, id));
  await removeSubscriptionsHeldBy(tx, [id]);
  await tx.delete(account.memberInvites).where(eq(account.memberInvites.email, email));
  await tx.delete(identity.readers).where(eq(identity.readers.id, id));
}
