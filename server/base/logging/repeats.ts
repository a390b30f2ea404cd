/** How long repetitions of an event are counted instead of logged. */
const WINDOW_MS = 60_000;

/** Kinds of events counted in a window; further kinds are counted together. */
const KINDS = 200;

const OTHERS = 'what else went on';

type Counted = { times: number; end: NodeJS.Timeout; say(times: number): void };

/** Logs the first of equal events immediately, and a minute later the number of repetitions. */
export class Repeats {
  readonly #counted = new Map<string, Counted>();

  /**
   * Whether an event is to be logged now.
   * @param kind its message, without what differs from one time to the next
   * @param say logs the number of repetitions a minute later
   */
  isFirst(kind: string, say: (times: number) => void): boolean {
    const key = this.#counted.has(kind) || this.#counted.size < KINDS ? kind : OTHERS;
    const counted = this.#counted.get(key);
    if (counted) {
      counted.times += 1;
      counted.say = say;
      return false;
    }
    const end = setTimeout(() => this.#end(key), WINDOW_MS);
    end.unref();
    this.#counted.set(key, { times: 0, end, say });
    return true;
  }

  /** Logs the repetitions counted so far, because the server is about to end. */
  flush(): void {
    for (const key of [...this.#counted.keys()]) this.#end(key);
  }

  #end(key: string): void {
    const counted = this.#counted.get(key);
    if (!counted) return;
    clearTimeout(counted.end);
    this.#counted.delete(key);
    if (counted.times > 0) counted.say(counted.times);
  }
}
