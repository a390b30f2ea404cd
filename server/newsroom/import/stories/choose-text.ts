import type { ReadItem } from '../read-items.ts';

/** The text of a story that its article has now. */
export type ExistingText = { id: string; written: string | null };

export type Choice = {
  /** The text that the article is to get; null where it already has a newer one. */
  chosen: ReadItem | null;
  /** Whether the chosen text is newer because it says so, whatever its version number. */
  supersedes: boolean;
};

const writtenAt = ({ delivered }: ReadItem): number =>
  delivered.versionCreated ? Date.parse(delivered.versionCreated) : Number.POSITIVE_INFINITY;

/** A withdrawal counts for the whole story, unless a text was written after it. */
const isLive = (item: ReadItem, replaced: ReadonlySet<string>) =>
  item.delivered.status === 'canceled' || !replaced.has(item.delivered.uri);

/**
 * Negative when `a` gives way: it is replaced, or was written before. If nothing distinguishes them, the later one
 * wins.
 */
function order(a: ReadItem, b: ReadItem): number {
  if (a.story?.replaces.includes(b.delivered.uri) && b.delivered.status !== 'canceled') return 1;
  if (b.story?.replaces.includes(a.delivered.uri) && a.delivered.status !== 'canceled') return -1;
  return writtenAt(a) === writtenAt(b) ? -1 : writtenAt(a) - writtenAt(b);
}

/**
 * Chooses the newest text of a story in a delivery, and whether it is newer than the stored one.
 * @param replaced ids of texts that others say they replace
 */
export function chooseText(
  items: ReadItem[],
  replaced: ReadonlySet<string>,
  existing: ExistingText | null,
): Choice {
  const unreplaced = items.filter((item) => isLive(item, replaced));
  // Where both say that they replace each other, neither may be lost.
  const live = unreplaced.length > 0 || existing !== null ? unreplaced : items;
  const newest = live.reduce<ReadItem | null>(
    (best, item) => (best === null || order(best, item) < 0 ? item : best),
    null,
  );
  if (newest === null) return { chosen: null, supersedes: false };
  if (existing === null) return { chosen: newest, supersedes: false };
  if (newest.delivered.uri === existing.id) return { chosen: newest, supersedes: false };
  const saysSo = (newest.story?.replaces.length ?? 0) > 0 && newest.delivered.status !== 'canceled';
  const isNewer = existing.written === null || writtenAt(newest) >= Date.parse(existing.written);
  if (newest.story?.replaces.includes(existing.id) || (saysSo && replaced.has(existing.id)) || isNewer)
    return { chosen: newest, supersedes: true };
  return { chosen: null, supersedes: false };
}
