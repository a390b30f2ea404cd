import type { Orm } from '#server/base/db/connect.ts';
import {
  findPlacements,
  type KnownPlacement,
  type PlacementRow,
  removePlacements,
  writePlacements,
} from '../db/placements.ts';
import { issueKey, issueKeysOf, type PlannedEntry } from './plan-issues.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WrittenItem } from './write-articles.ts';

/** Items without a position on their page come after those that have one. */
export const NO_POSITION = 999;

type Placing = {
  issueId: number;
  entries: PlannedEntry<PreparedItem>[];
  written: WrittenItem[];
  /** Ids by slug. */
  sections: Map<string, number>;
};

export type Placed = {
  /** Articles whose place in this issue is new or another. */
  moved: Set<number>;
  /** Issues with new, changed, moved or removed articles. */
  touchedIssues: Set<number>;
};

function wantedRows({ issueId, entries, written, sections }: Placing): PlacementRow[] {
  const ids = new Map(written.map(({ item, articleId }) => [item.delivered.uri, articleId]));
  return entries.flatMap(({ item, page, position }) => {
    const articleId = ids.get(item.delivered.uri);
    const sectionId = sections.get(item.delivered.section.slug);
    if (articleId === undefined || sectionId === undefined) return [];
    return [{ issueId, articleId, sectionId, page, position: position ?? NO_POSITION }];
  });
}

const samePlace = (a: PlacementRow, b: PlacementRow) =>
  a.issueId === b.issueId &&
  a.articleId === b.articleId &&
  a.sectionId === b.sectionId &&
  a.page === b.page &&
  a.position === b.position;

/** Former places of changed articles. */
function leftPlaces(changed: WrittenItem[], known: KnownPlacement[]): KnownPlacement[] {
  return changed.flatMap(({ item, articleId }) => {
    const keys = issueKeysOf(item.delivered);
    return known.filter(
      (place) => place.articleId === articleId && !keys.has(issueKey(place.day, place.editionSlug)),
    );
  });
}

/** Stores the places of an issue's items; a changed article is removed from issues that it no longer names. */
export async function placeArticles(tx: Orm, placing: Placing): Promise<Placed> {
  const changed = placing.written.filter(({ verdict }) => verdict === 'changed');
  const changedIds = new Set(changed.map(({ articleId }) => articleId));
  const held = placing.written.filter(({ verdict }) => verdict !== 'new');
  const known = await findPlacements(
    tx,
    held.map(({ articleId }) => articleId),
  );
  const left = leftPlaces(changed, known);
  const put = wantedRows(placing).filter((row) => !known.some((place) => samePlace(place, row)));
  await removePlacements(tx, left);
  await writePlacements(tx, put);
  const shown = known.filter(({ articleId }) => changedIds.has(articleId));
  return {
    moved: new Set(put.map(({ articleId }) => articleId)),
    touchedIssues: new Set([...put, ...left, ...shown].map(({ issueId }) => issueId)),
  };
}
