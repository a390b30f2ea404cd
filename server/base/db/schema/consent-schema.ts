import type { ConsentSource } from '#domain/consent/consent.ts';
import { boolean, index, integer, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn } from './readers-schema.ts';

/**
 * Consents given on devices, stored only as the proof that a publisher owes. No reader is stored with them, even one
 * who is signed in: a consent belongs to the device. TRK-01
 */
export const consentLog = pgTable(
  'consent_log',
  {
    /** Generated on the device for each answer. */
    id: uuid('id').primaryKey(),
    brand: brandColumn(),
    purpose1: boolean('purpose_1').notNull(),
    purpose2: boolean('purpose_2').notNull(),
    purpose3: boolean('purpose_3').notNull(),
    purpose4: boolean('purpose_4').notNull(),
    purpose5: boolean('purpose_5').notNull(),
    /** Null where a third-party platform gave no TC string. */
    tcString: text('tc_string'),
    listVersion: integer('list_version').notNull(),
    policyVersion: integer('policy_version').notNull(),
    wordsVersion: integer('words_version').notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('consent_log_at').on(t.at)],
);
