import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';

/** The searching reader's paper and the time: nothing is found before it is published. */
export type Scope = { brand: Sigla; now: Date; today: Day };

/** Condition for rows of `article_search`, of any paper, whose day and embargo have passed. */
export const isPublishedRow = ({ now, today }: Omit<Scope, 'brand'>): SQL =>
  sql`visible_from <= ${now.toISOString()}::timestamptz and day <= ${today}`;

/** The same, for one paper. */
export const isPublishedInPaper = ({ brand, ...moment }: Scope): SQL =>
  sql`brand = ${brand} and ${isPublishedRow(moment)}`;

export const textArray = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;
