import type { Case } from './cases.ts';

/** How many passed, failed and were skipped, in the words that end a run. */
export function countLine(cases: readonly Case[]): string {
  const count = (status: Case['status']) => cases.filter((one) => one.status === status).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}
