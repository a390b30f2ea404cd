import type { KnownArticle } from '../db/articles.ts';
import type { PreparedItem } from './prepared-item.ts';

type ItemVersion = { version: string; versionCreated: string | null };

const isNumber = (version: string) => /^\d{1,15}$/.test(version);

/** Negative when `a` is the older one, 0 when they cannot be told apart. Instants are ISO in UTC. */
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
export function judge(
  { delivered, hash, supersedes }: PreparedItem,
  known: KnownArticle | undefined,
): Verdict {
  if (!known) return 'new';
  if (known.sourceHash === hash) return 'same';
  if (supersedes) return 'changed';
  const held = {
    version: known.version,
    versionCreated: (known.updatedAt ?? known.publishedAt).toISOString(),
  };
  return compareVersions(delivered, held) < 0 ? 'outdated' : 'changed';
}
