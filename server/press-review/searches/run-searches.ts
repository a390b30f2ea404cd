import { dayAt, instantOf } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ClipList } from '#domain/press-review/clip.ts';
import { clipFilter, prepareClip } from '#domain/press-review/match-clip.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readClips } from '../clips/read-clips.ts';
import { forgetFound, recordFound, recordRun, type SearchRow } from '../db/press-searches.ts';
import type { ClipRights } from '../licence.ts';
import { addToReview } from '../reviews/add-to-review.ts';

type Deps = { deskId: number; rights: ClipRights; now: Date };

/**
 * Adds the clips that searches find on the last day on which a paper came out to the review of that day. A
 * clip is added only once, so one that was removed from the review is not added again.
 */
export async function runSearches(orm: Orm, searches: readonly SearchRow[], deps: Deps): Promise<void> {
  const { now, rights } = deps;
  const lists = new Map<string, Promise<ClipList>>();
  for (const search of searches) {
    const { text } = search.filters;
    const listPromise = lists.get(text) ?? readClips(orm, { text }, { rights, now });
    lists.set(text, listPromise);
    const list = await listPromise;
    const added = list.last === null ? 0 : await addMatches(orm, search, { ...deps, list, day: list.last });
    await recordRun(orm, search.id, { at: now, added, since: instantOf(dayAt(now), '00:00') });
  }
}

type ClipsOfDay = Pick<Deps, 'deskId' | 'now'> & { day: Day; list: ClipList };

/** @returns how many clips were added. */
function addMatches(
  orm: Orm,
  { filters, chapter }: SearchRow,
  { deskId, day, list, now }: ClipsOfDay,
): Promise<number> {
  const matches = clipFilter(filters);
  const found = list.clips.filter((clip) => matches(prepareClip(clip))).map(({ id }) => id);
  return orm.transaction(async (tx) => {
    const newIds = await recordFound(tx, { deskId, day }, found);
    const clips = found.filter((id) => newIds.has(id));
    if (clips.length === 0) return 0;
    const { added, withoutRoom } = await addToReview(tx, { deskId, day, clips, chapter, by: null, now });
    // Clips for which the review has no room are added by a later run, once there is room.
    await forgetFound(tx, { deskId, day }, withoutRoom);
    return added;
  });
}
