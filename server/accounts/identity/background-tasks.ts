import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * What is done after a call was answered, such as mailing, so that the time of the answer tells nothing of it. What fails
 * is reported, to nobody who asked.
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

  /** Waits for those under way, as long as that may last. */
  async settled(limitMs: number): Promise<void> {
    const late = new AbortController();
    await Promise.race([
      Promise.all(this.#running),
      setTimeout(limitMs, undefined, { signal: late.signal }).catch(() => undefined),
    ]);
    late.abort();
  }
}
