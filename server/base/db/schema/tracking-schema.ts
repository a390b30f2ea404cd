import type { PageKind } from '#domain/measurement/measured-page.ts';
import type { Metric } from '#domain/measurement/measures.ts';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { brandColumn } from './readers-schema.ts';

const times = () => bigint('times', { mode: 'number' }).notNull();

/** How often a page was shown on a day, by a few kinds of readers. No row belongs to one reader. TRK-04 */
export const pageViews = pgTable(
  'page_views',
  {
    brand: brandColumn(),
    day: date('day').notNull(),
    page: text('page').$type<PageKind>().notNull(),
    path: text('path').notNull(),
    /** Title as it was last reported. */
    title: text('title').notNull(),
    signedIn: boolean('logged').notNull(),
    subscribed: boolean('subscribed').notNull(),
    refreshed: boolean('refreshed').notNull(),
    /** Numbers of the purposes that were consented to, joined. */
    consent: text('consent').notNull(),
    times: times(),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.day, t.path, t.signedIn, t.subscribed, t.refreshed, t.consent] }),
    index('page_views_day').on(t.day),
  ],
);

/** Histogram of Web Vitals by day: milliseconds, or thousandths for layout shift. TRK-04 */
export const pageVitals = pgTable(
  'page_vitals',
  {
    brand: brandColumn(),
    day: date('day').notNull(),
    page: text('page').$type<PageKind>().notNull(),
    metric: text('metric').$type<Metric>().notNull(),
    value: integer('value').notNull(),
    times: times(),
  },
  (t) => [
    primaryKey({ columns: [t.brand, t.day, t.page, t.metric, t.value] }),
    index('page_vitals_day').on(t.day),
  ],
);
