import type { Orm } from '#server/base/db/connect.ts';
import { type EditionRow, ensureEdition } from '../db/editions.ts';
import { ensureSections } from '../db/ensure-named.ts';
import { announceChange, lockForImport } from '../db/import-lock.ts';
import { findIssue, type IssueRow, insertIssue, renewIssues, setPages } from '../db/issues.ts';
import { indexArticles } from '../db/search/index-articles.ts';
import type { Outcome } from './import-report.ts';
import { type Placed, placeArticles } from './place-articles.ts';
import type { PlannedIssue } from './plan-issues.ts';
import type { PreparedItem } from './prepared-item.ts';
import { type WrittenItem, writeNews } from './write-articles.ts';
import type { WriteContext } from './write-context.ts';

type Outcomes = { uri: string; outcome: Outcome }[];

const pagesOf = ({ entries }: PlannedIssue<PreparedItem>): number =>
  Math.max(1, ...entries.flatMap(({ item, page }) => [item.delivered.pages ?? 1, page ?? 1]));

/** Publication time of an issue: when its last article was ready, but not later than now. */
function publishedAt({ entries }: PlannedIssue<PreparedItem>, now: Date): Date {
  const ready = entries.flatMap(({ item: { delivered } }) => {
    const written = delivered.firstCreated ?? delivered.versionCreated;
    return written ? [Date.parse(written)] : [];
  });
  return ready.length === 0 ? now : new Date(Math.min(now.getTime(), Math.max(...ready)));
}

function outcomeOf({ verdict, articleId }: WrittenItem, moved: Set<number>): Outcome {
  if (verdict === 'new') return 'imported';
  return verdict === 'changed' || moved.has(articleId) ? 'updated' : 'unchanged';
}

type IssueState = { row: IssueRow; isNew: boolean };

async function ensureIssue(
  tx: Orm,
  planned: PlannedIssue<PreparedItem>,
  edition: EditionRow,
  now: Date,
): Promise<IssueState> {
  const known = await findIssue(tx, edition.id, planned.day);
  if (known) return { row: known, isNew: false };
  const row = await insertIssue(tx, {
    editionId: edition.id,
    day: planned.day,
    pages: pagesOf(planned),
    publishedAt: publishedAt(planned, now),
  });
  return { row, isNew: true };
}

/**
 * Marks as renewed the issues that were out before this transaction and have changed. Returns whether there is anything
 * to announce.
 */
async function renew(
  tx: Orm,
  { row, isNew }: IssueState,
  pages: number,
  placed: Placed,
  now: Date,
): Promise<boolean> {
  const touched = new Set(placed.touchedIssues);
  if (!isNew && pages > row.pages) {
    await setPages(tx, row.id, pages);
    touched.add(row.id);
  }
  if (isNew) touched.delete(row.id);
  await renewIssues(tx, [...touched], now);
  return isNew || touched.size > 0;
}

/** Writes one issue whole. Call it in a transaction of its own: an issue is published completely, or not at all. */
export async function writeIssue(
  tx: Orm,
  planned: PlannedIssue<PreparedItem>,
  context: WriteContext,
): Promise<Outcomes> {
  const { brand, now } = context;
  await lockForImport(tx);
  const items = planned.entries.map(({ item }) => item);
  const written = await writeNews(tx, context, items);
  const valid = written.filter(({ verdict }) => verdict !== 'outdated');
  const outdated = written.filter(({ verdict }) => verdict === 'outdated');
  const outcomes = outdated.map(({ item }) => ({ uri: item.delivered.uri, outcome: 'unchanged' as const }));
  if (valid.length === 0) return outcomes;
  const edition = await ensureEdition(tx, { brand, ...planned.edition, day: planned.day });
  const issue = await ensureIssue(tx, planned, edition, now);
  const sections = await ensureSections(
    tx,
    brand,
    valid.map(({ item }) => item.delivered.section),
  );
  const placed = await placeArticles(tx, {
    issueId: issue.row.id,
    entries: planned.entries,
    written: valid,
    sections,
  });
  const findable = valid.filter(
    ({ verdict, articleId }) => verdict !== 'same' || placed.moved.has(articleId),
  );
  await indexArticles(
    tx,
    findable.map(({ articleId }) => articleId),
  );
  if (await renew(tx, issue, pagesOf(planned), placed, now)) await announceChange(tx);
  const judged = valid.map((one) => ({ uri: one.item.delivered.uri, outcome: outcomeOf(one, placed.moved) }));
  return [...outcomes, ...judged];
}
