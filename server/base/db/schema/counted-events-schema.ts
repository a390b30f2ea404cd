import { date, index, pgTable, uuid } from '../drizzle-tables.ts';

/** Keys of events that were counted, as their sender chose them. Neither the page nor the reader is stored. */
export const countedEvents = pgTable(
  'counted_events',
  {
    key: uuid('key').primaryKey(),
    day: date('day').notNull(),
  },
  (t) => [index('counted_events_day').on(t.day)],
);
