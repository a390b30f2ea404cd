import type { Orm } from '#server/base/db/connect.ts';
import { type EditionRow, ensureEdition } from '../db/editions.ts';
import { ensureSections } from '../db/ensure-named.ts';
import { lockForImport, notifyContentChanged } from '../db/import-lock.ts';
import { findIssue, type IssueRow, insertIssue, renewIssues, setPages } from '../db/issues.ts';
import { indexArticles } from '../db/search/index-articles.ts';
import type { Outcome } from './import-report.ts';
import { type PlacingResult, placeArticles } from './place-articles.ts';
import type { PlannedIssue } from './plan-issues.ts';
import type { PreparedItem } from './prepared-item.ts';
import { type WrittenItem, writeChanged } from './write-articles.ts';
import type { WriteContext } from './write-context.ts';

type Outcomes = { uri: string; outcome: Outcome }[];

const pagesOf = ({ entries }: PlannedIssue<PreparedItem>): number =>
  Math.max(1, ...entries.flatMap(({ item, page }) => [item.delivered.pages ?? 1, page ?? 1]));

/** Publication time of an issue: when its last article was ready, but not later than now. */
function publishedAt({ entries }: PlannedIssue<PreparedItem>, now: Date): Date {
  const readyTimes = entries.flatMap(({ item: { delivered } }) => {
    const writtenDate = delivered.firstCreated ?? delivered.versionCreated;
    return writtenDate ? [Date.parse(writtenDate)] : [];
  });
  return readyTimes.length === 0 ? now : new Date(Math.min(now.getTime(), Math.max(...readyTimes)));
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
  const existing = await findIssue(tx, edition.id, planned.day);
  if (existing) return { row: existing, isNew: false };
  const row = await insertIssue(tx, {
    editionId: edition.id,
    day: planned.day,
    pages: pagesOf(planned),
    publishedAt: publishedAt(planned, now),
  });
  return { row, isNew: true };
}

/**
 * Gives changed issues that existed before this transaction a new version. @returns whether the public
 * contents have changed
 */
async function renewChangedIssues(
  tx: Orm,
  { row, isNew }: IssueState,
  pages: number,
  placing: PlacingResult,
  now: Date,
): Promise<boolean> {
  const changedIssueIds = new Set(placing.touchedIssues);
  if (!isNew && pages > row.pages) {
    await setPages(tx, row.id, pages);
    changedIssueIds.add(row.id);
  }
  if (isNew) changedIssueIds.delete(row.id);
  await renewIssues(tx, [...changedIssueIds], now);
  return isNew || changedIssueIds.size > 0;
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
  const written = await writeChanged(tx, context, items);
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
  const toIndex = valid.filter(({ verdict, articleId }) => verdict !== 'same' || placed.moved.has(articleId));
  await indexArticles(
    tx,
    toIndex.map(({ articleId }) => articleId),
  );
  if (await renewChangedIssues(tx, issue, pagesOf(planned), placed, now)) await notifyContentChanged(tx);
  const validOutcomes = valid.map((writtenItem) => ({
    uri: writtenItem.item.delivered.uri,
    outcome: outcomeOf(writtenItem, placed.moved),
  }));
  return [...outcomes, ...validOutcomes];
}
