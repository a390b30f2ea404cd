import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/newsstand.ts';

/** Today's article weighs this much more than one of long ago; a month takes off two thirds of it. */
const FRESHNESS = 0.1;
const FRESH_DAYS = 30;
/** After 3,000 days an article is as old as any. The database refuses exponents whose power is too small for it. */
const LEAST_EXPONENT = -100;

/** By how much the score of an article is multiplied for its age; `day` is a column of what is scored. NWS-06 */
export function freshness(today: Day): SQL {
  const exponent = sql`greatest(-(${today}::date - day) / ${FRESH_DAYS}::float8, ${LEAST_EXPONENT}::float8)`;
  return sql`(1 + ${FRESHNESS}::float8 * exp(${exponent}))`;
}
