/**
 * Returns a function that runs the task, never twice at the same time. Calls during a run cause one more run after it,
 * so that an answer never replaces a newer one. All of them settle as the last run does.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isRequestedAgain = false;
  async function run(): Promise<void> {
    do {
      isRequestedAgain = false;
      await task().catch((error: unknown) => {
        if (!isRequestedAgain) throw error;
      });
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
