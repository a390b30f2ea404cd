/**
 * Runs the steps of a job in order, also those after one that failed: a row on which one fails every time would
 * otherwise keep the later ones from ever running.
 * @param what names the job in the error: `tending chats`
 * @throws AggregateError with all failures, after the last step
 */
export async function runSteps(what: string, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${what}: ${failures.length} failures`);
}
