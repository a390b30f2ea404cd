import type { ColumnOf, PersonalTable } from '../db/personal-rows.ts';

/**
 * How a table is told to the reader it is about: what it holds, what each column says, and which columns are withheld,
 * because they would open the account to whoever finds the file or say nothing to anybody.
 */
export type TableWords<Name extends PersonalTable> = {
  title: string;
  columns: Partial<Record<ColumnOf<Name>, string>>;
  withheld: readonly ColumnOf<Name>[];
};

/** Of columns that many tables have. */
export const brand = 'Testata';
export const since = 'Dal';
/** Of columns that hold a file: where in the copy it lies. */
export const copied = 'File nella copia';
