import type { Mark } from './completeness.ts';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 3_600_000;

type Left = { mark: string; times: number; until: number };

/** Entries of a folder that are skipped as long as they do not change: they cannot be moved, or failed a moment ago. */
export class SkippedEntries {
  readonly #left = new Map<string, Left>();

  has(name: string, { mark }: Mark, now: Date): boolean {
    const left = this.#left.get(name);
    return left?.mark === mark && now.getTime() < left.until;
  }

  forGood(name: string, { mark }: Mark): void {
    this.#left.set(name, { mark, times: 0, until: Number.POSITIVE_INFINITY });
  }

  /** Skips an entry for a while; the pause grows with every failure. */
  failed(name: string, { mark }: Mark, now: Date): void {
    const before = this.#left.get(name);
    const times = before?.mark === mark ? before.times + 1 : 0;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** times, LONGEST_PAUSE_MS);
    this.#left.set(name, { mark, times, until: now.getTime() + pause });
  }

  /** Forgets entries that no longer exist. */
  keepOnly(marks: Map<string, unknown>): void {
    for (const name of this.#left.keys()) if (!marks.has(name)) this.#left.delete(name);
  }
}
