import type { QuietHours } from '#domain/push/alert-rules.ts';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn, readerColumn } from './readers-schema.ts';
import { devices } from './sign-in-schema.ts';

/** Push subscriptions of devices: one per device, and each for only one device. PSH-02 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    readerId: readerColumn(),
    brand: brandColumn(),
    deviceId: uuid('device_id')
      .notNull()
      .unique()
      .references(() => devices.id, { onDelete: 'cascade' }),
    /** Address at a push service. Knowing it is not enough to send to this device: our key is needed too. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's key and its secret, in base64url. RFC 8291 */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Our public key that it was made for: with another key the browser has to subscribe again. */
    serverKey: text('server_key').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When a push service last accepted a message for it. */
    acceptedAt: instant('accepted_at'),
  },
  (t) => [index('push_subscriptions_reader').on(t.readerId, t.brand)],
);

/** When a reader wants alerts of a paper; the default rules hold where there is no row. PSH-01 */
export const alertRules = pgTable(
  'alert_rules',
  {
    readerId: readerColumn(),
    brand: brandColumn(),
    /** Quiet hours by weekday, Sunday first. */
    quiet: jsonb('quiet').$type<readonly (QuietHours | null)[]>().notNull(),
    dailyCap: integer('daily_cap'),
    /** `HH:MM` in Rome. */
    digestTimes: text('digest_times').array().notNull(),
    pauseFrom: date('pause_from'),
    pauseTo: date('pause_to'),
    onlyExceptional: boolean('only_exceptional').notNull(),
    wakeForExceptional: boolean('wake_for_exceptional').notNull(),
    /** Slug of the edition whose publication is announced. */
    readyEdition: text('ready_edition'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.readerId, t.brand] }),
    index('alert_rules_edition').on(t.brand, t.readyEdition, t.readerId),
  ],
);
