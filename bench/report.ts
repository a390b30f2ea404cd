import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './row.ts';

const RESULTS = fileURLToPath(new URL('results/latest.json', import.meta.url));
const COLUMNS = ['measure', 'value', 'baseline', 'ratio', 'target', 'holds'] as const;

/** Prints the table and writes it to `bench/results/latest.json`. */
export async function report(rows: readonly Row[]): Promise<void> {
  console.log(toTable(rows));
  await mkdir(dirname(RESULTS), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify({ taken: new Date().toISOString(), rows }, null, 2)}\n`);
}

/** Aligned columns; notes are below their row. */
export function toTable(rows: readonly Row[]): string {
  const cells = [[...COLUMNS], ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...body] = lines;
  const linesWithNotes = body.flatMap((line, index) => {
    const note = rows[index]?.note;
    return note ? [line, `    ${note}`] : [line];
  });
  return [head, '-'.repeat(head.length), ...linesWithNotes].join('\n');
}

/** Prints results before the whole run has ended. */
export function printRows(rows: readonly Row[]): void {
  for (const row of rows)
    console.log(`  ${[...cellsOf(row).filter(Boolean), row.note ?? ''].join('  ').trimEnd()}`);
}

function cellsOf({ name, value, unit, baseline, target, isTargetMet }: Row): string[] {
  const ratio = value !== null && baseline ? `${(value / baseline).toFixed(2)} ×` : '';
  const verdict = isTargetMet === null ? '–' : isTargetMet ? 'yes' : 'NO';
  return [name, formatValue(value, unit), formatValue(baseline, unit), ratio, target ?? '', verdict];
}

/** Four digits are as many as these measurements support. */
const formatValue = (value: number | null, unit: string) =>
  value === null ? '' : `${Number(value.toPrecision(4))} ${unit}`.trim();
