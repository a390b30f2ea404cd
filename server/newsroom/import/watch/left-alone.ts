import type { Mark } from './completeness.ts';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

type Left = { mark: string; times: number; until: number };

/** What lies in a folder and is not taken as long as it stays as it is: it cannot be moved, or failed a moment ago. */
export class LeftAlone {
  readonly #left = new Map<string, Left>();

  has(name: string, { mark }: Mark, now: Date): boolean {
    const left = this.#left.get(name);
    return left?.mark === mark && now.getTime() < left.until;
  }

  forGood(name: string, { mark }: Mark): void {
    this.#left.set(name, { mark, times: 0, until: Number.POSITIVE_INFINITY });
  }

  /** It is tried again, ever later. */
  failed(name: string, { mark }: Mark, now: Date): void {
    const before = this.#left.get(name);
    const times = before?.mark === mark ? before.times + 1 : 0;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** times, LONGEST_PAUSE_MS);
    this.#left.set(name, { mark, times, until: now.getTime() + pause });
  }

  /** Forgets what is not there any more. */
  keepOnly(marks: Map<string, unknown>): void {
    for (const name of this.#left.keys()) if (!marks.has(name)) this.#left.delete(name);
  }
}
