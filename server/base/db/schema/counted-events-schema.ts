import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Which events were counted, by the key their sender gave them. Holds neither what was opened nor who opened it. */
export const countedEvents = pgTable(
  'counted_events',
  {
    key: uuid('key').primaryKey(),
    /** Day it was counted. */
    day: date('day').notNull(),
  },
  (t) => [index('counted_events_day').on(t.day)],
);
