/** How long repetitions of an event are counted instead of logged. */
const WINDOW_MS = 60_000;

/** How many kinds of events are counted separately in a window; further kinds are counted together. */
const MAX_KINDS = 200;

const OTHER_EVENTS = 'what else went on';

type CountedEvent = { times: number; timer: NodeJS.Timeout; logCount(times: number): void };

/** Logs the first of equal events immediately, and a minute later the number of repetitions. */
export class Repeats {
  readonly #counted = new Map<string, CountedEvent>();

  /**
   * Whether an event is to be logged now.
   * @param kind the event's message without what differs from one time to the next
   * @param logCount logs the number of repetitions a minute later
   */
  isFirst(kind: string, logCount: (times: number) => void): boolean {
    const key = this.#counted.has(kind) || this.#counted.size < MAX_KINDS ? kind : OTHER_EVENTS;
    const counted = this.#counted.get(key);
    if (counted) {
      counted.times += 1;
      counted.logCount = logCount;
      return false;
    }
    const timer = setTimeout(() => this.#end(key), WINDOW_MS);
    timer.unref();
    this.#counted.set(key, { times: 0, timer, logCount });
    return true;
  }

  /** Logs the repetitions counted so far, because the server is about to end. */
  flush(): void {
    for (const key of [...this.#counted.keys()]) this.#end(key);
  }

  #end(key: string): void {
    const counted = this.#counted.get(key);
    if (!counted) return;
    clearTimeout(counted.timer);
    this.#counted.delete(key);
    if (counted.times > 0) counted.logCount(counted.times);
  }
}
