import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { PERSONAL_TABLES, type PersonalTable } from '#server/accounts/db/personal-rows.ts';
import { subscriptionsHeldBy } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { alertMessages } from '#server/base/db/schema/messages-schema.ts';
import { newsletterMailings } from '#server/base/db/schema/newsletters-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { addAccount } from './reader-accounts.ts';

let made = 0;

/** A value of the column's type; texts and numbers are different each time. */
function sampleOf({ columnType, dataType, name }: PgColumn): unknown {
  made += 1;
  if (columnType === 'PgUUID') return crypto.randomUUID();
  if (columnType === 'PgDateString') return '2025-04-03';
  if (columnType === 'PgArray') return [name === 'weekdays' ? made : `${name}-${made}`];
  if (dataType === 'custom') return new TextEncoder().encode(`${name}-${made}`);
  if (dataType === 'date') return new Date('2025-04-03T10:00:00Z');
  if (dataType === 'boolean') return true;
  return dataType === 'number' ? made : `${name}-${made}`;
}

/** Adds a row with a value in every column, of which some are given. */
async function addRow(orm: Orm, table: PgTable, given: Record<string, unknown>): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const row = Object.fromEntries(
    columns.map(([key, column]) => [key, given[key] ?? (key === 'brand' ? 'MG' : sampleOf(column))]),
  );
  await orm.insert(table).values(row);
}

/** Adds a reader with a row in every table for personal data. */
export async function addReaderWithEverything(orm: Orm) {
  const reader = await addAccount(orm, { subscriptions: [{ product: 'digital' }] });
  const [subscription] = await subscriptionsHeldBy(orm, [reader.id]);
  made += 1;
  const articleId = made;
  await addRow(orm, articles, { id: articleId });
  const messageId = crypto.randomUUID();
  await addRow(orm, alertMessages, { id: messageId });
  const mailingId = crypto.randomUUID();
  await addRow(orm, newsletterMailings, { id: mailingId });
  const deviceId = crypto.randomUUID();
  const known = {
    readerId: reader.id,
    subscriptionId: subscription?.id,
    sourceId: subscription?.id,
    deviceId,
    articleId,
    messageId,
    mailingId,
    chatId: crypto.randomUUID(),
    operatorId: reader.id,
    orderId: crypto.randomUUID(),
    email: reader.email,
    status: 'ready',
    id: undefined,
  };
  const names = Object.keys(PERSONAL_TABLES) as PersonalTable[];
  const held: readonly PersonalTable[] = [
    'readers',
    'subscriptions',
    'subscriptionMembers',
    'devices',
    'orders',
    'supportChats',
    'chatbotChats',
    'chatbotMessages',
    'chatbotLinks',
    'pressDesks',
    'pressRecipients',
    'pressSendings',
  ];
  await addRow(orm, devices, { ...known, id: deviceId });
  await addRow(orm, PERSONAL_TABLES.orders.table, { ...known, id: known.orderId });
  await addRow(orm, PERSONAL_TABLES.supportChats.table, { ...known, id: known.chatId });
  const chatbotId = made;
  const answerId = made + 1;
  await addRow(orm, PERSONAL_TABLES.chatbotChats.table, { ...known, id: chatbotId });
  await addRow(orm, PERSONAL_TABLES.chatbotMessages.table, { ...known, id: answerId, chatId: chatbotId });
  await addRow(orm, PERSONAL_TABLES.chatbotLinks.table, { ...known, messageId: answerId });
  const desk = { deskId: made, recipientId: made, sendingId: crypto.randomUUID() };
  const atPress = { ...known, ...desk, orderedBy: reader.id, updatedBy: reader.id, createdBy: reader.id };
  await addRow(orm, PERSONAL_TABLES.pressDesks.table, { ...atPress, id: desk.deskId });
  await addRow(orm, PERSONAL_TABLES.pressRecipients.table, { ...atPress, id: desk.recipientId });
  await addRow(orm, PERSONAL_TABLES.pressSendings.table, { ...atPress, id: desk.sendingId });
  for (const name of names) {
    if (!held.includes(name)) await addRow(orm, PERSONAL_TABLES[name].table, atPress);
  }
  return reader;
}
