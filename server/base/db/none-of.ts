import { type SQL, sql } from './drizzle.ts';
import type { AnyPgColumn } from './drizzle-tables.ts';

/**
 * Condition that a column has none of these ids. They are one value of the statement, because a statement takes at most
 * 65,535.
 * @param type the column's type in the database
 */
export const isNoneOf = (
  column: AnyPgColumn,
  ids: readonly (number | string)[],
  type: 'integer' | 'uuid',
): SQL => sql`${column} <> all(${sql.param(ids)}::${sql.raw(type)}[])`;
