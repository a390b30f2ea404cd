import { stripVTControlCharacters } from 'node:util';
import type { Case } from './cases.ts';

/** Number of passed, failed and skipped cases, in the last line of a run. */
export function countLine(cases: readonly Case[]): string {
  const count = (status: Case['status']) => cases.filter((one) => one.status === status).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

/** Maximum number of lines shown of the reason for a failure. */
const MAX_REASON_LINES = 60;

/** Failures with their reasons, printed together at the end of a run whose earlier output has scrolled away. */
export function failureLines(cases: readonly Case[]): string[] {
  return cases
    .filter(({ status }) => status === 'failed')
    .flatMap(({ file, title, why = '' }) => [
      `failed: ${file}: ${title}`,
      ...stripVTControlCharacters(why)
        .split('\n')
        .filter((line) => line.trim())
        .slice(0, MAX_REASON_LINES)
        .map((line) => `    ${line}`),
    ]);
}
