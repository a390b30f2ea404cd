import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsentSource } from '#domain/consent/consent.ts';
import { instant } from './content-schema.ts';
import { ofBrand } from './readers-schema.ts';

/**
 * What was agreed to on a device, as proof: of the publisher's duty, not to know anybody by. Whose it is is not kept, whoever
 * is signed in: an answer is the device's. TRK-01
 */
export const consentLog = pgTable(
  'consent_log',
  {
    /** Made on the device with the answer, anew each time. */
    id: uuid('id').primaryKey(),
    brand: ofBrand(),
    purpose1: boolean('purpose_1').notNull(),
    purpose2: boolean('purpose_2').notNull(),
    purpose3: boolean('purpose_3').notNull(),
    purpose4: boolean('purpose_4').notNull(),
    purpose5: boolean('purpose_5').notNull(),
    /** Null of a platform of somebody else that gave none. */
    tcString: text('tc_string'),
    listVersion: integer('list_version').notNull(),
    policyVersion: integer('policy_version').notNull(),
    wordsVersion: integer('words_version').notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('consent_log_at').on(t.at)],
);
