import { setImmediate as pause } from 'node:timers/promises';
import type { Sigla } from '#domain/brands/brand.ts';
import { canonicalPapers, type IsOpen } from '#domain/brands/canonical-papers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ListedArticle, listPublic, type Span } from '../db/feed-articles.ts';
import { copiedFrom } from '../db/shared-articles.ts';

/**
 * Articles read in one query: other queries can run in between, and for so few the copies are looked up one by one by
 * their index.
 */
const PORTION = 250;

type Wanted = { span: Span; now: Date; isOpen: IsOpen; skip?: number; limit: number };

/**
 * Lists articles of a paper that anybody may open, oldest first, without those whose canonical address is another
 * paper's. `skip`, `limit` and `found` count these too, so that a part is the same whatever other papers print. NAV-24
 */
export async function listArticles(
  orm: Orm,
  brand: Sigla,
  { span, now, isOpen, skip = 0, limit }: Wanted,
): Promise<{ articles: ListedArticle[]; found: number }> {
  const papers = canonicalPapers(brand, isOpen);
  const listed: ListedArticle[] = [];
  let found = 0;
  let after: ListedArticle | undefined;
  for (let left = limit; left > 0; ) {
    const portion = await listPublic(orm, brand, span, {
      now,
      after,
      skip: after ? 0 : skip,
      limit: Math.min(PORTION, left),
    });
    const ids = portion.map(({ id }) => id);
    const copied = await copiedFrom(orm, ids, papers, now);
    listed.push(...portion.filter(({ id }) => !copied.has(id)));
    found += portion.length;
    after = portion.at(-1);
    left = portion.length < PORTION ? 0 : left - portion.length;
    await pause();
  }
  return { articles: listed, found };
}
