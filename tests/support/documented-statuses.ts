import { afterAll, expect, type RunnerTestSuite } from 'vitest';
import { readContract } from '#server/web/http/contracts.ts';

/** Whether no test of the suite was left out by a filter. */
const ranWhole = (suite: Readonly<RunnerTestSuite>): boolean =>
  suite.tasks.every((task) => (task.type === 'suite' ? ranWhole(task) : task.mode === 'run'));

/**
 * Returns a set for every status that the file's tests receive. API-01 After the tests the file fails where the
 * archive's contract documents another status for `POST path`, in any order of the tests. Where a filter leaves tests
 * out, nothing is compared.
 */
export function documentedStatuses(path: string): Set<number> {
  const answered = new Set<number>();
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  afterAll(({}, suite) => {
    if (!ranWhole(suite)) return;
    const documented = Object.keys(readContract('archive').paths[path]?.post?.responses ?? {});
    expect([...answered].map(String).sort(), 'API-01 every status of the contract').toEqual(
      documented.sort(),
    );
  });
  return answered;
}
