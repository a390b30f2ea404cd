import type { KnownArticle } from '../db/articles.ts';
import { compareVersions } from './compare-version.ts';
import type { PreparedItem } from './prepared-item.ts';

/** `outdated`: what we hold is newer, the item is left aside altogether. */
export type Verdict = 'new' | 'changed' | 'same' | 'outdated';

/** Idempotence by uri and version: what an item is to the newsstand, given what it holds of the same uri. */
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
