/**
 * Runs a piece of work one time after the other: a request during a run causes one more run at the end, so that an
 * answer never replaces a newer one.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;
  async function run(): Promise<void> {
    do {
      isRequestedAgain = false;
      await task();
    } while (isRequestedAgain);
  }
  return () => {
    isRequestedAgain = running !== null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
