import type { Orm } from '#server/base/db/connect.ts';
import {
  findPlacements,
  type PlacementRow,
  removePlacements,
  type StoredPlacement,
  writePlacements,
} from '../db/placements.ts';
import { LAST_POSITION } from './limit-item.ts';
import { issueKey, issueKeysOf, type PlannedEntry } from './plan-issues.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WrittenItem } from './write-articles.ts';

type PlacingInput = {
  issueId: number;
  entries: PlannedEntry<PreparedItem>[];
  written: WrittenItem[];
  /** Ids by slug. */
  sections: Map<string, number>;
};

export type PlacingResult = {
  /** Articles whose placement in this issue is new or was changed. */
  moved: Set<number>;
  /** Issues with new, changed, moved or removed articles. */
  touchedIssues: Set<number>;
};

function toPlacementRows({ issueId, entries, written, sections }: PlacingInput): PlacementRow[] {
  const ids = new Map(written.map(({ item, articleId }) => [item.delivered.uri, articleId]));
  return entries.flatMap(({ item, page, position }) => {
    const articleId = ids.get(item.delivered.uri);
    const sectionId = sections.get(item.delivered.section.slug);
    if (articleId === undefined || sectionId === undefined) return [];
    return [{ issueId, articleId, sectionId, page, position: position ?? LAST_POSITION }];
  });
}

const isSamePlacement = (a: PlacementRow, b: PlacementRow) =>
  a.issueId === b.issueId &&
  a.articleId === b.articleId &&
  a.sectionId === b.sectionId &&
  a.page === b.page &&
  a.position === b.position;

/** Stored placements of changed articles in issues that these no longer name. */
function formerPlacements(changed: WrittenItem[], stored: StoredPlacement[]): StoredPlacement[] {
  return changed.flatMap(({ item, articleId }) => {
    const keys = issueKeysOf(item.delivered);
    return stored.filter(
      (placement) =>
        placement.articleId === articleId && !keys.has(issueKey(placement.day, placement.editionSlug)),
    );
  });
}

/**
 * Stores the placements of an issue's items; a changed article is removed from issues that it no longer
 * names.
 */
export async function placeArticles(tx: Orm, placing: PlacingInput): Promise<PlacingResult> {
  const changed = placing.written.filter(({ verdict }) => verdict === 'changed');
  const changedIds = new Set(changed.map(({ articleId }) => articleId));
  const existing = placing.written.filter(({ verdict }) => verdict !== 'new');
  const stored = await findPlacements(
    tx,
    existing.map(({ articleId }) => articleId),
  );
  const removed = formerPlacements(changed, stored);
  const changedRows = toPlacementRows(placing).filter(
    (row) => !stored.some((place) => isSamePlacement(place, row)),
  );
  await removePlacements(tx, removed);
  await writePlacements(tx, changedRows);
  const placementsOfChanged = stored.filter(({ articleId }) => changedIds.has(articleId));
  return {
    moved: new Set(changedRows.map(({ articleId }) => articleId)),
    touchedIssues: new Set(
      [...changedRows, ...removed, ...placementsOfChanged].map(({ issueId }) => issueId),
    ),
  };
}
