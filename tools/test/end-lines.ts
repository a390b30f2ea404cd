import { stripVTControlCharacters } from 'node:util';
import type { Case } from './cases.ts';

/** How many passed, failed and were skipped, in the words that end a run. */
export function countLine(cases: readonly Case[]): string {
  const count = (status: Case['status']) => cases.filter((one) => one.status === status).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

/** Lines that are shown of why a case failed. */
const MOST = 60;

/** What failed and why, to stand together at the end of a run whose own words have scrolled away. */
export function failureLines(cases: readonly Case[]): string[] {
  return cases
    .filter(({ status }) => status === 'failed')
    .flatMap(({ file, title, why = '' }) => [
      `failed: ${file}: ${title}`,
      ...stripVTControlCharacters(why)
        .split('\n')
        .filter((line) => line.trim())
        .slice(0, MOST)
        .map((line) => `    ${line}`),
    ]);
}
