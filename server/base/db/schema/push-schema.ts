import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { QuietHours } from '#domain/push/alert-rules.ts';
import { instant } from './content-schema.ts';
import { ofBrand, ofReader } from './readers-schema.ts';
import { devices } from './sign-in-schema.ts';

/** Where messages reach a device: one of each, and each one's own. PSH-02 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: ofReader(),
    brand: ofBrand(),
    deviceId: uuid('device_id')
      .notNull()
      .unique()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** Of a push service; whoever knows it can only reach this device through our key. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's key and its secret, in base64url. RFC 8291 */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Our public key that it was made for: with another it has to be made anew. */
    serverKey: text('server_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a push service last took a message for it. */
    acceptedAt: instant('accepted_at'),
  },
  (t) => [index('push_subscriptions_reader').on(t.readerId, t.brand)],
);

/** When a reader wants to hear of anything on a paper; the usual rules hold where there is no row. PSH-01 */
export const alertRules = pgTable(
  'alert_rules',
  {
    readerId: ofReader(),
    brand: ofBrand(),
    /** By weekday, Sunday first. */
    quiet: jsonb('quiet').$type<readonly (QuietHours | null)[]>().notNull(),
    dailyCap: integer('daily_cap'),
    /** `HH:MM` in Rome. */
    digestTimes: text('digest_times').array().notNull(),
    pauseFrom: date('pause_from'),
    pauseTo: date('pause_to'),
    onlyExceptional: boolean('only_exceptional').notNull(),
    wakeForExceptional: boolean('wake_for_exceptional').notNull(),
    /** Slug of the edition that is told of when it is out. */
    readyEdition: text('ready_edition'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.brand] }),
    index('alert_rules_edition').on(t.brand, t.readyEdition, t.readerId),
  ],
);
