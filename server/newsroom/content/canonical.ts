import { articlePath } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { canonicalPapers, type IsOpen } from '#domain/brands/canonical-papers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { firstCopy } from '../db/shared-articles.ts';
import type { NewsstandUrl } from './newsstand.ts';

/**
 * Canonical address of an article whose text several papers have, if it is in another paper; null if it is in
 * this one. NAV-24
 */
export async function readCanonicalUrl(
  orm: Orm,
  { sigla }: Pick<Brand, 'sigla'>,
  articleId: number,
  { now, newsstandUrl, isOpen }: { now: Date; newsstandUrl: NewsstandUrl; isOpen: IsOpen },
): Promise<string | null> {
  let copy = await firstCopy(orm, articleId, canonicalPapers(sigla, isOpen), now);
  // A copy with the same uri may have the text of a third paper's article, so the search continues until there is no
  // earlier copy.
  for (
    let next = copy;
    next;
    next = await firstCopy(orm, next.id, canonicalPapers(next.brand, isOpen), now)
  ) {
    copy = next;
  }
  return copy && new URL(articlePath(copy), newsstandUrl(brandOf(copy.brand))).href;
}
