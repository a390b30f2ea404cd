import { type SQL, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';

/** Who asks, and when: nobody finds what is not out yet. */
export type Scope = { brand: Sigla; now: Date; today: Day };

/** Rows of `article_search` that this paper's readers may know of at this moment. */
export const findable = ({ brand, now, today }: Scope): SQL =>
  sql`brand = ${brand} and visible_from <= ${now.toISOString()}::timestamptz and day <= ${today}`;

export const textArray = (values: string[]): SQL => sql`${sql.param(values)}::text[]`;
