import { type Ask, checkTables, type TablesCheck } from '#server/base/db/check-tables.ts';
import { hasChecksums } from '#server/base/db/checksums.ts';

/** Report lines for the operator, and whether everything is sound. */
export type CheckReport = { lines: string[]; faults: string[]; sound: boolean };

/** Reads every table and index, and reports the findings. */
export async function runCheck(ask: Ask): Promise<CheckReport> {
  const checked = await checkTables(ask);
  const faults = checked.faults.map(({ name, why }) => `damaged: ${name}: ${why}`);
  const lines = [readLine(checked), ...uncheckedLines(checked)];
  lines.push(`data checksums: ${(await hasChecksums(ask)) ? 'on' : 'off'}`);
  if (faults.length === 0) lines.push('no damage was found');
  return { lines, faults, sound: faults.length === 0 };
}

const readLine = ({ tables, rows, indexes }: TablesCheck) =>
  `read ${tables} tables with ${rows} rows, held ${indexes} indexes against them`;

const uncheckedLines = ({ unchecked, indexes }: TablesCheck): string[] => {
  if (unchecked.length === 0) return [];
  const why =
    indexes === 0
      ? 'the extension amcheck is missing, or may not be made by this user'
      : 'no check for their kind';
  return [`${unchecked.length} indexes were not looked at (${why})`];
};
