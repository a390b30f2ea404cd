import type { EntryState } from './entry-state.ts';

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 3_600_000;

type Skipped = { fingerprint: string; failures: number; until: number };

/**
 * Entries of a folder that are skipped as long as they do not change: they cannot be moved, or their import
 * failed.
 */
export class SkippedEntries {
  readonly #skipped = new Map<string, Skipped>();

  has(name: string, { fingerprint }: EntryState, now: Date): boolean {
    const skipped = this.#skipped.get(name);
    return skipped?.fingerprint === fingerprint && now.getTime() < skipped.until;
  }

  skipUntilChanged(name: string, { fingerprint }: EntryState): void {
    this.#skipped.set(name, { fingerprint, failures: 0, until: Number.POSITIVE_INFINITY });
  }

  /** Skips an entry after a failed import, after each consecutive failure for a longer time. */
  skipForAWhile(name: string, { fingerprint }: EntryState, now: Date): void {
    const earlier = this.#skipped.get(name);
    const failures = earlier?.fingerprint === fingerprint ? earlier.failures + 1 : 0;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS);
    this.#skipped.set(name, { fingerprint, failures, until: now.getTime() + pause });
  }

  /** Removes entries that no longer exist. */
  removeMissing(existing: Map<string, unknown>): void {
    for (const name of this.#skipped.keys()) if (!existing.has(name)) this.#skipped.delete(name);
  }
}
