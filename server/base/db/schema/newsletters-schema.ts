import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from '../drizzle-tables.ts';
import { instant } from './content-schema.ts';
import { brandColumn, readerColumn } from './readers-schema.ts';

/** A newsletter of a day. It is sent once, however many servers check the time. ACC-07 */
export const newsletterMailings = pgTable(
  'newsletter_mailings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: brandColumn(),
    newsletter: text('newsletter').notNull(),
    day: date('day').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the jobs for all its recipients had been queued. */
    queuedAt: instant('planned_at'),
  },
  (t) => [unique('newsletter_mailings_once').on(t.brand, t.newsletter, t.day)],
);

/** Result of a mailing for a reader. */
export const newsletterLetters = pgTable(
  'newsletter_letters',
  {
    mailingId: uuid('mailing_id')
      .notNull()
      .references(() => newsletterMailings.id, { onDelete: 'cascade' }),
    readerId: readerColumn(),
    /**
     * `sending`: claimed by `job`, which continues with it when it is run again; `empty`: there was no news;
     * `later`: another job will try again; `failed`: it is not tried again.
     */
    status: text('status').$type<'sending' | 'sent' | 'empty' | 'later' | 'failed'>().notNull(),
    job: uuid('job').notNull(),
    /**
     * How many runs the job had before. A later run takes the letter over from an earlier one, even if that is still working.
     */
    run: integer('run').notNull().default(0),
    /** How often it was claimed for sending, over all jobs. */
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

/** A paper's issues of a day as they were last seen: while they still change, newsletters do not use them. ACC-07 */
export const seenPapers = pgTable('newsletter_papers', {
  brand: brandColumn().primaryKey(),
  day: date('day').notNull(),
  /** The issues, by id and version. */
  issues: text('issues').notNull(),
  /** When issues were first seen on that day, and when they were first seen in their present state. */
  seenSince: instant('seen_since').notNull(),
  sameSince: instant('same_since').notNull(),
});
