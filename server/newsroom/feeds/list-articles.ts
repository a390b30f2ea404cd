import { setImmediate as pause } from 'node:timers/promises';
import type { Sigla } from '#domain/brands/brand.ts';
import { canonicalPapers, type IsOpen } from '#domain/brands/canonical-papers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ListedArticle, listPublished, type Span } from '../db/feed-articles.ts';
import { copiedIds } from '../db/shared-articles.ts';

/**
 * Limit of articles read in one query, so that other queries can run in between, and so that the database
 * looks up their copies by the index.
 */
const ARTICLES_PER_QUERY = 250;

type ListRequest = { span: Span; now: Date; isOpen: IsOpen; skip?: number; limit: number };

/**
 * Lists the published articles of a paper, free or paid, oldest first, without those whose canonical address is
 * another paper's. `skip`, `limit` and `found` count those too, so that the parts of a sitemap do not depend
 * on what other papers print. NAV-24
 */
export async function listArticles(
  orm: Orm,
  brand: Sigla,
  { span, now, isOpen, skip = 0, limit }: ListRequest,
): Promise<{ articles: ListedArticle[]; found: number }> {
  const papers = canonicalPapers(brand, isOpen);
  const listed: ListedArticle[] = [];
  let found = 0;
  let after: ListedArticle | undefined;
  for (let remaining = limit; remaining > 0; ) {
    const portion = await listPublished(orm, brand, span, {
      now,
      after,
      skip: after ? 0 : skip,
      limit: Math.min(ARTICLES_PER_QUERY, remaining),
    });
    const ids = portion.map(({ id }) => id);
    const copied = await copiedIds(orm, ids, papers, now);
    listed.push(...portion.filter(({ id }) => !copied.has(id)));
    found += portion.length;
    after = portion.at(-1);
    remaining = portion.length < ARTICLES_PER_QUERY ? 0 : remaining - portion.length;
    await pause();
  }
  return { articles: listed, found };
}
