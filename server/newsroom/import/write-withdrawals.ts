import type { Orm } from '#server/base/db/connect.ts';
import { findArticles, nextArticleId, withdrawArticle, writeArticles } from '../db/articles.ts';
import { announceChange, lockForImport } from '../db/import-lock.ts';
import { renewIssues } from '../db/issues.ts';
import { findPlacements } from '../db/placements.ts';
import { indexArticles } from '../db/search/index-articles.ts';
import { toArticleRow, updatedAt } from './article-row.ts';
import type { Outcome } from './import-report.ts';
import { judge } from './judge-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WriteContext } from './write-context.ts';

const OUTCOMES = { new: 'imported', changed: 'updated', same: 'unchanged', outdated: 'unchanged' } as const;

/**
 * Writes items with pubstatus canceled. A known article stays where it is and is no longer shown; an unknown one is
 * stored as withdrawn, so that an older version that arrives late is not published.
 */
export async function writeWithdrawals(
  tx: Orm,
  items: PreparedItem[],
  context: WriteContext,
): Promise<{ uri: string; outcome: Outcome }[]> {
  const { brand, now } = context;
  await lockForImport(tx);
  const uris = items.map(({ delivered }) => delivered.uri);
  const known = await findArticles(tx, brand, uris);
  const judged = items.map((item) => {
    const held = known.get(item.delivered.uri);
    return { item, held, verdict: judge(item, held) };
  });
  const firstId = await nextArticleId(tx);
  const unknown = judged.filter(({ held }) => !held);
  await writeArticles(
    tx,
    unknown.map(({ item }, index) => toArticleRow(firstId + index, context, item)),
  );
  const withdrawn: number[] = [];
  for (const { item, held, verdict } of judged) {
    if (!held || verdict !== 'changed') continue;
    const { version } = item.delivered;
    const when = updatedAt(item.delivered, held.publishedAt) ?? held.updatedAt;
    await withdrawArticle(tx, held.id, { version, sourceHash: item.hash, updatedAt: when });
    withdrawn.push(held.id);
  }
  await indexArticles(tx, withdrawn);
  const places = await findPlacements(tx, withdrawn);
  await renewIssues(tx, [...new Set(places.map(({ issueId }) => issueId))], now);
  if (withdrawn.length > 0) await announceChange(tx);
  return judged.map(({ item, verdict }) => ({ uri: item.delivered.uri, outcome: OUTCOMES[verdict] }));
}
