import { checkTables, type RunStatement, type TablesCheck } from '#server/base/db/check-tables.ts';
import { hasChecksums } from '#server/base/db/checksums.ts';

/**
 * Lines of the report for the operator, one line for each damage, which `lines` does not repeat, and whether everything
 * is sound.
 */
export type CheckReport = { lines: string[]; damages: string[]; isSound: boolean };

/** Reads every table and index, and reports the findings. */
export async function runCheck(run: RunStatement): Promise<CheckReport> {
  const checked = await checkTables(run);
  const damages = checked.damages.map(({ name, reason }) => `damaged: ${name}: ${reason}`);
  const lines = [countsLine(checked), ...uncheckedLines(checked)];
  lines.push(`data checksums: ${(await hasChecksums(run)) ? 'on' : 'off'}`);
  if (damages.length === 0) lines.push('no damage was found');
  return { lines, damages, isSound: damages.length === 0 };
}

const countsLine = ({ tables, rows, indexes }: TablesCheck) =>
  `read ${tables} tables with ${rows} rows, compared ${indexes} indexes with them`;

const uncheckedLines = ({ unchecked, indexes }: TablesCheck): string[] => {
  if (unchecked.length === 0) return [];
  const reason =
    indexes === 0
      ? 'the extension amcheck is missing, and this user may not create it'
      : 'no check for their kind';
  return [`${unchecked.length} indexes were not checked (${reason})`];
};
