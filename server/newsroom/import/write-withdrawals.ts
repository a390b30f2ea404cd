import type { Orm } from '#server/base/db/connect.ts';
import {
  findArticles,
  nextArticleId,
  type StoredArticle,
  withdrawArticle,
  writeArticles,
} from '../db/articles.ts';
import { lockForImport, notifyContentChanged } from '../db/import-lock.ts';
import { renewIssues } from '../db/issues.ts';
import { findPlacements } from '../db/placements.ts';
import { indexArticles } from '../db/search/index-articles.ts';
import { toArticleRow, updatedAt } from './article-row.ts';
import type { Outcome } from './import-report.ts';
import { verdictOn } from './judge-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WriteContext } from './write-context.ts';

const OUTCOMES = { new: 'imported', changed: 'updated', same: 'unchanged', outdated: 'unchanged' } as const;

/**
 * A withdrawal without a date is dated by its arrival, and after the text that it withdraws, so that a repeated delivery
 * of this text does not undo it.
 */
function withDate(item: PreparedItem, withdrawn: StoredArticle | undefined, now: Date): PreparedItem {
  const { delivered } = item;
  const textTime = withdrawn ? (withdrawn.updatedAt ?? withdrawn.publishedAt).getTime() : 0;
  const arrival = new Date(Math.max(now.getTime(), textTime + 1)).toISOString();
  return { ...item, delivered: { ...delivered, versionCreated: delivered.versionCreated ?? arrival } };
}

/**
 * Writes items with pubstatus canceled. An existing article keeps its placements and is no longer shown; a
 * new one is stored as withdrawn, so that an older version that arrives later is not published.
 */
export async function writeWithdrawals(
  tx: Orm,
  items: PreparedItem[],
  context: WriteContext,
): Promise<{ uri: string; outcome: Outcome }[]> {
  const { brand, now } = context;
  await lockForImport(tx);
  const uris = items.map(({ delivered }) => delivered.uri);
  const stored = await findArticles(tx, brand, uris);
  const judged = items.map((item) => {
    const article = stored.get(item.delivered.uri);
    return { item: withDate(item, article, now), held: article, verdict: verdictOn(item, article) };
  });
  const firstId = await nextArticleId(tx);
  const newItems = judged.filter(({ held }) => !held);
  await writeArticles(
    tx,
    newItems.map(({ item }, index) => toArticleRow(firstId + index, context, item)),
  );
  const withdrawn: number[] = [];
  for (const { item, held, verdict } of judged) {
    if (!held || verdict !== 'changed') continue;
    const { version } = item.delivered;
    const correctedAt = updatedAt(item.delivered, held.publishedAt) ?? held.updatedAt;
    await withdrawArticle(tx, held.id, { version, sourceHash: item.hash, updatedAt: correctedAt });
    withdrawn.push(held.id);
  }
  await indexArticles(tx, withdrawn);
  const placements = await findPlacements(tx, withdrawn);
  await renewIssues(tx, [...new Set(placements.map(({ issueId }) => issueId))], now);
  if (withdrawn.length > 0) await notifyContentChanged(tx);
  return judged.map(({ item, verdict }) => ({ uri: item.delivered.uri, outcome: OUTCOMES[verdict] }));
}
