import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Runs tasks such as mailing after a call was answered, so that the time of the answer reveals nothing about them.
 * Failures are reported, but not to the client.
 */
export class BackgroundTasks {
  readonly #report: (error: unknown) => void;
  readonly #running = new Set<Promise<void>>();

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  run(task: () => Promise<void>): void {
    const running = setImmediate()
      .then(task)
      .catch(this.#report)
      .finally(() => {
        this.#running.delete(running);
      });
    this.#running.add(running);
  }

  /** Waits for running tasks, at most for the time limit. */
  async settled(limitMs: number): Promise<void> {
    const timeout = new AbortController();
    await Promise.race([
      Promise.all(this.#running),
      setTimeout(limitMs, undefined, { signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
  }
}
