import { articlePath } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { canonicalPapers, type IsOpen } from '#domain/brands/canonical-papers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { firstCopy } from '../db/shared-articles.ts';
import type { NewsstandUrl } from './newsstand.ts';

/** Where a text of several papers stands first, in another paper than this; null where it is this one's. NAV-24 */
export async function readCanonicalUrl(
  orm: Orm,
  { sigla }: Pick<Brand, 'sigla'>,
  articleId: number,
  { now, newsstandUrl, isOpen }: { now: Date; newsstandUrl: NewsstandUrl; isOpen: IsOpen },
): Promise<string | null> {
  let copy = await firstCopy(orm, articleId, canonicalPapers(sigla, isOpen), now);
  // By its uri a copy may be another's, which by its text is a third one's: what is named has itself no other address.
  for (
    let next = copy;
    next;
    next = await firstCopy(orm, next.id, canonicalPapers(next.brand, isOpen), now)
  ) {
    copy = next;
  }
  return copy && new URL(articlePath(copy), newsstandUrl(brandOf(copy.brand))).href;
}
