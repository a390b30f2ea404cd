/** How long the same words are counted, and no more told. */
const WINDOW_MS = 60_000;

/** So many kinds of events a window; what comes beyond is counted together. */
const KINDS = 200;

const OTHERS = 'what else went on';

type Counted = { times: number; end: NodeJS.Timeout; say(times: number): void };

/** Tells the first of events that say the same at once, and of the others in a minute how many there were. */
export class Repeats {
  readonly #counted = new Map<string, Counted>();

  /**
   * Whether an event is to be told now.
   * @param kind what it says, but for what differs from one time to the next
   * @param say tells how often it came again, a minute later
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

  /** Tells what was only counted so far: a server is about to end. */
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
