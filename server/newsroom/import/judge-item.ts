import type { StoredArticle } from '../db/articles.ts';
import type { PreparedItem } from './prepared-item.ts';

type ItemVersion = { version: string; versionCreated: string | null };

const isNumber = (version: string) => /^\d{1,15}$/.test(version);

/** Negative if `a` is older, 0 if neither is known to be older. Times are ISO 8601 in UTC. */
export function compareVersions(a: ItemVersion, b: ItemVersion): number {
  if (isNumber(a.version) && isNumber(b.version)) return Number(a.version) - Number(b.version);
  if (!a.versionCreated || !b.versionCreated) return 0;
  return Date.parse(a.versionCreated) - Date.parse(b.versionCreated);
}

/** Verdict on an item; `outdated` means that a newer version is stored, and the item is ignored. */
export type Verdict = 'new' | 'changed' | 'same' | 'outdated';

/**
 * Compares an item with the stored article of the same uri, by hash and version, so that repeated deliveries are
 * idempotent.
 */
export function verdictOn(
  { delivered, hash, supersedes }: PreparedItem,
  stored: StoredArticle | undefined,
): Verdict {
  if (!stored) return 'new';
  if (stored.sourceHash === hash) return 'same';
  if (supersedes) return 'changed';
  const storedVersion = {
    version: stored.version,
    versionCreated: (stored.updatedAt ?? stored.publishedAt).toISOString(),
  };
  return compareVersions(delivered, storedVersion) < 0 ? 'outdated' : 'changed';
}
