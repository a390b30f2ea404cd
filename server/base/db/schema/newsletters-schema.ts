import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './content-schema.ts';
import { ofBrand, ofReader } from './readers-schema.ts';

/** A newsletter as it leaves on a day: once, however many servers look at the clock. ACC-07 */
export const newsletterMailings = pgTable(
  'newsletter_mailings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: ofBrand(),
    newsletter: text('newsletter').notNull(),
    day: date('day').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it had been given, for all who get it, to those who send. */
    plannedAt: instant('planned_at'),
  },
  (t) => [unique('newsletter_mailings_once').on(t.brand, t.newsletter, t.day)],
);

/** What became of a mailing for a reader. */
export const newsletterLetters = pgTable(
  'newsletter_letters',
  {
    mailingId: uuid('mailing_id')
      .notNull()
      .references(() => newsletterMailings.id, { onDelete: 'cascade' }),
    readerId: ofReader(),
    /** `sending`: in the hands of `job`, which goes on with it when it is run again; `empty`: there was nothing to tell. */
    status: text('status').$type<'sending' | 'sent' | 'empty' | 'later' | 'failed'>().notNull(),
    job: uuid('job').notNull(),
    /** How often the job had been begun anew: what an earlier run still does, a later one has taken from it. */
    run: integer('run').notNull().default(0),
    attempts: integer('attempts').notNull(),
    /** Why it was not sent. */
    reason: text('reason'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.mailingId, t.readerId] }),
    index('newsletter_letters_reader').on(t.readerId),
  ],
);

/** What was last seen of a paper's issues of a day: while it comes in, nothing is told of it. ACC-07 */
export const newsletterPapers = pgTable('newsletter_papers', {
  brand: ofBrand().primaryKey(),
  day: date('day').notNull(),
  /** Its issues by id and version. */
  issues: text('issues').notNull(),
  /** When it was first seen on that day, and when it was first seen as it is. */
  seenSince: instant('seen_since').notNull(),
  sameSince: instant('same_since').notNull(),
});
