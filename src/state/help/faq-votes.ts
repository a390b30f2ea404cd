import { FAQ_VOTES_KEY } from '#domain/device-keys.ts';

function readVotes(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(FAQ_VOTES_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {}; // Blocked or broken storage counts as no votes.
  }
}

/** Whether an FAQ answer was rated helpful on this device; null if it was not rated. HLP-01 */
export function readFaqVote(slug: string): boolean | null {
  const vote = readVotes()[slug];
  return typeof vote === 'boolean' ? vote : null;
}

/** A vote is stored without a name, so it stays when the reader signs out. */
export function saveFaqVote(slug: string, helpful: boolean): void {
  try {
    localStorage.setItem(FAQ_VOTES_KEY, JSON.stringify({ ...readVotes(), [slug]: helpful }));
  } catch {
    // Blocked or full: the page that is open remembers it.
  }
}
