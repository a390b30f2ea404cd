/**
 * Runs the steps of a periodic job in order, also those after one that failed: a row on which one fails every time would
 * otherwise keep the later ones from ever running. Failures are reported, because the queue only stores them, and are
 * tried again by the next run.
 */
export async function runSteps(
  report: (error: unknown) => void,
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      report(error);
    }
  }
}
