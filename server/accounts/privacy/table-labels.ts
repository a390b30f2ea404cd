import type { ColumnOf, PersonalTable } from '../db/personal-rows.ts';

/**
 * Labels of a table in a data export: its title, a label for each exported column, and the `withheld`
 * columns, which are left out because they would give access to the account or mean nothing to a reader.
 */
export type TableLabels<Name extends PersonalTable> = {
  title: string;
  columns: Partial<Record<ColumnOf<Name>, string>>;
  withheld: readonly ColumnOf<Name>[];
};

/** Labels of columns that many tables have. */
export const brand = 'Testata';
export const since = 'Dal';
/** Label of columns that contain a file: its path within the export. */
export const copied = 'File nella copia';
