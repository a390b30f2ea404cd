import type { ReadItem } from '../read-items.ts';

/** The text that an article has now: the id and the time of the rewrite that it came from. */
export type ExistingText = { id: string; writtenAt: string | null };

export type Choice = {
  /** The text that the article gets; null if it already has a newer one. */
  chosen: ReadItem | null;
  /** Whether the chosen text replaces the present one of the article, whatever their version numbers. */
  supersedes: boolean;
};

const writingTime = ({ delivered }: ReadItem): number =>
  delivered.versionCreated ? Date.parse(delivered.versionCreated) : Number.POSITIVE_INFINITY;

/** A withdrawal counts for all rewrites, unless a text was written after it. */
const isNotReplaced = (item: ReadItem, replaced: ReadonlySet<string>) =>
  item.delivered.status === 'canceled' || !replaced.has(item.delivered.uri);

/**
 * Negative if `b` counts more: it replaces `a`, or was written later. If nothing distinguishes them, the
 * later one in the delivery counts more.
 */
function compareTexts(a: ReadItem, b: ReadItem): number {
  if (a.rewriteIds?.replaces.includes(b.delivered.uri) && b.delivered.status !== 'canceled') return 1;
  if (b.rewriteIds?.replaces.includes(a.delivered.uri) && a.delivered.status !== 'canceled') return -1;
  return writingTime(a) === writingTime(b) ? -1 : writingTime(a) - writingTime(b);
}

/**
 * Chooses the newest of the rewrites of one article in a delivery, and whether it is newer than the stored one.
 * @param replaced ids of texts that are replaced by others, as these state
 */
export function chooseText(
  items: ReadItem[],
  replaced: ReadonlySet<string>,
  existing: ExistingText | null,
): Choice {
  const unreplaced = items.filter((item) => isNotReplaced(item, replaced));
  // If two texts state that they replace each other, one of them must remain.
  const remaining = unreplaced.length > 0 || existing !== null ? unreplaced : items;
  const newest = remaining.reduce<ReadItem | null>(
    (best, item) => (best === null || compareTexts(best, item) < 0 ? item : best),
    null,
  );
  if (newest === null) return { chosen: null, supersedes: false };
  if (existing === null) return { chosen: newest, supersedes: false };
  if (newest.delivered.uri === existing.id) return { chosen: newest, supersedes: false };
  const statesReplacement =
    (newest.rewriteIds?.replaces.length ?? 0) > 0 && newest.delivered.status !== 'canceled';
  const isNewer = existing.writtenAt === null || writingTime(newest) >= Date.parse(existing.writtenAt);
  if (
    newest.rewriteIds?.replaces.includes(existing.id) ||
    (statesReplacement && replaced.has(existing.id)) ||
    isNewer
  )
    return { chosen: newest, supersedes: true };
  return { chosen: null, supersedes: false };
}
