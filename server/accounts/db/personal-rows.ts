import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, getTableColumns, or, type SQL, sql } from '#server/base/db/drizzle.ts';
import { getTableConfig, type PgColumn, type PgTable } from '#server/base/db/drizzle-tables.ts';
import * as account from '#server/base/db/schema/account-schema.ts';
import { chatbotChats, chatbotLinks, chatbotMessages } from '#server/base/db/schema/chatbot-schema.ts';
import {
  supportChats,
  supportFiles,
  supportLines,
  supportTickets,
} from '#server/base/db/schema/help-schema.ts';
import { mutedStories, readerAlerts } from '#server/base/db/schema/messages-schema.ts';
import { newsletterLetters } from '#server/base/db/schema/newsletters-schema.ts';
import { reservedOffers } from '#server/base/db/schema/offers-schema.ts';
import * as press from '#server/base/db/schema/press-schema.ts';
import * as purchases from '#server/base/db/schema/purchases-schema.ts';
import { alertRules, pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import * as identity from '#server/base/db/schema/readers-schema.ts';
import * as signIn from '#server/base/db/schema/sign-in-schema.ts';
import { removeSubscriptionsHeldBy } from './subscriptions.ts';

/** A reader, by what identifies the rows with their personal data. */
export type PersonalDataOwner = { id: string; email: string };

type PersonalTableEntry = { table: PgTable; of: (owner: PersonalDataOwner) => SQL | undefined };

const byReaderId = (table: PgTable & { readerId: Parameters<typeof eq>[0] }): PersonalTableEntry => ({
  table,
  of: ({ id }) => eq(table.readerId, id),
});

/** Rows that belong to one of a reader's devices. */
const ofDevices = (table: PgTable & { deviceId: Parameters<typeof eq>[0] }): PersonalTableEntry => ({
  table,
  of: ({ id }) =>
    sql`${table.deviceId} in (select ${signIn.devices.id} from ${signIn.devices} where ${eq(signIn.devices.readerId, id)})`,
});

/** Rows that belong to one of a reader's support chats. */
const ofChats = (table: PgTable & { chatId: Parameters<typeof eq>[0] }): PersonalTableEntry => ({
  table,
  of: ({ id }) =>
    sql`${table.chatId} in (select ${supportChats.id} from ${supportChats} where ${eq(supportChats.readerId, id)})`,
});

/** Subquery of the ids of a reader's chatbot chats. */
const chatbotChatsOf = (id: string) =>
  sql`(select ${chatbotChats.id} from ${chatbotChats} where ${eq(chatbotChats.readerId, id)})`;

const { pressDesks, pressSendings, pressUsage } = press;

const desksOf = (id: string) =>
  sql`(select ${pressDesks.id} from ${pressDesks} where ${eq(pressDesks.readerId, id)})`;

/** Rows of a press-review desk, which belong to the holder of its licence. */
const ofDesks = (table: PgTable & { deskId: Parameters<typeof eq>[0] }): PersonalTableEntry => ({
  table,
  of: ({ id }) => sql`${table.deskId} in ${desksOf(id)}`,
});

const { subscriptions, subscriptionMembers } = identity;

const subscriptionsWithSeatOf = (id: string, role?: 'holder') =>
  sql`(select ${subscriptionMembers.subscriptionId} from ${subscriptionMembers} where ${and(
    eq(subscriptionMembers.readerId, id),
    role && eq(subscriptionMembers.role, role),
  )})`;

/**
 * Every table that holds personal data of readers, and which of its rows belong to a reader: for data exports and
 * deletions. ACC-10
 */
export const PERSONAL_TABLES = {
  readers: { table: identity.readers, of: ({ id }) => eq(identity.readers.id, id) },
  readerProfiles: byReaderId(account.readerProfiles),
  readerAvatars: byReaderId(account.readerAvatars),
  consentHistory: byReaderId(account.consentHistory),
  subscriptions: {
    table: subscriptions,
    of: ({ id }) => sql`${subscriptions.id} in ${subscriptionsWithSeatOf(id)}`,
  },
  subscriptionMembers: byReaderId(subscriptionMembers),
  subscriptionCredits: {
    table: purchases.subscriptionCredits,
    of: ({ id }) =>
      sql`${purchases.subscriptionCredits.subscriptionId} in ${subscriptionsWithSeatOf(id, 'holder')}`,
  },
  subscriptionReceipts: byReaderId(purchases.subscriptionReceipts),
  /** Invites to the reader's address, and invites to seats of their own subscriptions. */
  memberInvites: {
    table: account.memberInvites,
    of: ({ id, email }) =>
      or(
        eq(account.memberInvites.email, email),
        sql`${account.memberInvites.subscriptionId} in ${subscriptionsWithSeatOf(id, 'holder')}`,
      ),
  },
  orders: byReaderId(purchases.orders),
  orderPayments: {
    table: purchases.orderPayments,
    of: ({ id }) =>
      sql`${purchases.orderPayments.orderId} in (select ${purchases.orders.id} from ${purchases.orders} where ${eq(purchases.orders.readerId, id)})`,
  },
  reservedOffers: byReaderId(reservedOffers),
  invoices: { table: purchases.invoices, of: ({ id }) => eq(purchases.invoices.readerId, id) },
  readerTopics: byReaderId(account.readerTopics),
  alertRules: byReaderId(alertRules),
  pushSubscriptions: byReaderId(pushSubscriptions),
  readerAlerts: byReaderId(readerAlerts),
  mutedStories: byReaderId(mutedStories),
  readerNewsletters: byReaderId(account.readerNewsletters),
  newsletterLetters: byReaderId(newsletterLetters),
  readerOnboarding: byReaderId(account.readerOnboarding),
  readerFavourites: byReaderId(identity.readerFavourites),
  userNotices: byReaderId(identity.userNotices),
  supportTickets: { table: supportTickets, of: ({ id }) => eq(supportTickets.readerId, id) },
  supportChats: { table: supportChats, of: ({ id }) => eq(supportChats.readerId, id) },
  supportLines: ofChats(supportLines),
  supportFiles: ofChats(supportFiles),
  chatbotChats: byReaderId(chatbotChats),
  chatbotMessages: {
    table: chatbotMessages,
    of: ({ id }) => sql`${chatbotMessages.chatId} in ${chatbotChatsOf(id)}`,
  },
  chatbotLinks: {
    table: chatbotLinks,
    of: ({ id }) =>
      sql`${chatbotLinks.messageId} in (select ${chatbotMessages.id} from ${chatbotMessages} where ${chatbotMessages.chatId} in ${chatbotChatsOf(id)})`,
  },
  pressDesks: byReaderId(pressDesks),
  pressReviews: ofDesks(press.pressReviews),
  pressSearches: ofDesks(press.pressSearches),
  pressProposals: ofDesks(press.pressProposals),
  pressRecipients: ofDesks(press.pressRecipients),
  pressSendings: ofDesks(pressSendings),
  pressLetters: {
    table: press.pressLetters,
    of: ({ id }) =>
      sql`${press.pressLetters.sendingId} in (select ${pressSendings.id} from ${pressSendings} where ${pressSendings.deskId} in ${desksOf(id)})`,
  },
  pressLinks: ofDesks(press.pressLinks),
  /** Usage of the reader's own desk by anybody, and usage by the reader of other desks. */
  pressUsage: {
    table: pressUsage,
    of: ({ id }) => or(eq(pressUsage.readerId, id), sql`${pressUsage.deskId} in ${desksOf(id)}`),
  },
  devices: byReaderId(signIn.devices),
  passkeys: byReaderId(signIn.passkeys),
  dataExports: byReaderId(account.dataExports),
  deletionRequests: byReaderId(account.deletionRequests),
  sessionTokens: ofDevices(signIn.sessionTokens),
  idCodes: ofDevices(signIn.idCodes),
  mailedCodes: byReaderId(signIn.mailedCodes),
  deviceTickets: byReaderId(signIn.deviceTickets),
  passkeyChallenges: {
    table: signIn.passkeyChallenges,
    of: ({ id }) => eq(signIn.passkeyChallenges.readerId, id),
  },
} as const satisfies Record<string, PersonalTableEntry>;

export type PersonalTable = keyof typeof PERSONAL_TABLES;

/** Columns of a table by their names in the code. */
export type ColumnOf<Name extends PersonalTable> =
  keyof (typeof PERSONAL_TABLES)[Name]['table']['$inferSelect'] & string;

export type PersonalRow = Readonly<Record<string, unknown>>;

const holdsFile = (column: PgColumn) => column.getSQLType() === 'bytea';

/**
 * The rows of one table that belong to a reader. In place of a file they contain only its length; `fileOfRow` reads the
 * file.
 */
export async function personalRows(
  orm: Orm,
  name: PersonalTable,
  owner: PersonalDataOwner,
): Promise<PersonalRow[]> {
  const { table, of }: PersonalTableEntry = PERSONAL_TABLES[name];
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [
    key,
    holdsFile(column) ? sql<number | null>`octet_length(${column})` : column,
  ]);
  return await orm.select(Object.fromEntries(columns)).from(table).where(of(owner));
}

/** The file in a column of such a row; null if it no longer exists. */
export async function fileOfRow(
  orm: Orm,
  { name, column, row }: { name: PersonalTable; column: string; row: PersonalRow },
): Promise<Uint8Array | null> {
  const { table }: PersonalTableEntry = PERSONAL_TABLES[name];
  const columns = getTableColumns(table);
  const file = columns[column];
  if (!file) throw new Error(`${name} has no ${column}`);
  const compositeKey = getTableConfig(table).primaryKeys.flatMap((key) => key.columns);
  const keys = Object.entries(columns).filter(
    ([, tableColumn]) => tableColumn.primary || compositeKey.includes(tableColumn),
  );
  const isRow = and(...keys.map(([key, keyColumn]) => eq(keyColumn, row[key])));
  const [found] = await orm.select({ file }).from(table).where(isRow);
  return found?.file instanceof Uint8Array ? found.file : null;
}

/**
 * Deletes a reader with all their data, including the seats of other readers on their subscriptions. Their invoices
 * remain, without a reader, because the law requires them to be kept.
 */
export async function removeReader(tx: Orm, { id, email }: PersonalDataOwner): Promise<void> {
  // The invoices are detached first, in a statement of their own: if the deletion cleared three references of a row at
  // the same time, the row could not be checked.
  await tx
    .update(purchases.invoices)
    .set({ readerId: null, orderId: null, subscriptionId: null })
    .where(eq(purchases.invoices.readerId, id));
  await removeSubscriptionsHeldBy(tx, [id]);
  await tx.delete(account.memberInvites).where(eq(account.memberInvites.email, email));
  await tx.delete(identity.readers).where(eq(identity.readers.id, id));
}
