import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Row } from './row.ts';

const HISTORY = fileURLToPath(new URL('history.tsv', import.meta.url));

/** Appends the measurements of a release to `bench/history.tsv`: release, measure, value, unit, baseline, holds. */
export async function recordHistory(release: string, rows: readonly Row[]): Promise<void> {
  const lines = rows.map(({ name, value, unit, baseline, isTargetMet }) =>
    [release, name, rounded(value), unit, rounded(baseline), isTargetMet ?? ''].join('\t'),
  );
  await appendFile(HISTORY, lines.map((line) => `${line}\n`).join(''));
}

const rounded = (value: number | null) => (value === null ? '' : Number(value.toPrecision(4)));
