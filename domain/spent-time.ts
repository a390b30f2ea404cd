/** Time after which half of the time spent on a requester still counts. */
const HALF_LIFE_MS = 10_000;
/** The sum that is reached for a requester that always has one task running. */
export const STEADY_MS = HALF_LIFE_MS / Math.LN2;
/** A sum below this is forgotten. */
const FORGOTTEN_MS = 0.01;

/** The time recently spent on each requester, in milliseconds that decay with age. */
export class SpentTime {
  readonly #lanes = new Map<string | null, { ms: number; at: number }>();

  spentOn(key: string | null, now: number): number {
    const entry = this.#lanes.get(key);
    return entry ? entry.ms * 0.5 ** ((now - entry.at) / HALF_LIFE_MS) : 0;
  }

  add(key: string | null, ms: number, now: number): void {
    const sum = this.spentOn(key, now) + ms;
    this.#lanes.delete(key);
    this.#lanes.set(key, { ms: sum, at: now });
    this.#forgetOldest(now);
  }

  /** Drops sums that have decayed; the map is in the order of the last `add`. */
  #forgetOldest(now: number): void {
    for (const key of this.#lanes.keys()) {
      if (this.spentOn(key, now) >= FORGOTTEN_MS) return;
      this.#lanes.delete(key);
    }
  }
}

/** A clock that slows down with the number of running tasks: by it a task takes as long as it would if it ran alone. */
export class SharedClock {
  #read = 0;
  #at = 0;
  #running = 0;

  /** @param running the number of tasks that run from now on */
  setRunning(now: number, running: number): void {
    this.#read = this.read(now);
    this.#at = now;
    this.#running = running;
  }

  read(now: number): number {
    return this.#read + (now - this.#at) / Math.max(1, this.#running);
  }
}
