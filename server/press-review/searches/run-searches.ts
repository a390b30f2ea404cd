import { dayAt, instantOf } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ClipList } from '#domain/press-review/clip.ts';
import { clipFilter, prepareClip } from '#domain/press-review/match-clip.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readClips } from '../clips/read-clips.ts';
import { forgetFound, noteRun, recordFound, type SearchRow } from '../db/press-searches.ts';
import type { ClipRights } from '../licence.ts';
import { addToReview } from '../reviews/add-to-review.ts';

type Deps = { deskId: number; rights: ClipRights; now: Date };

/**
 * Adds what searches find on the last day with a review to the review of that day. A clip is proposed only once, so a
 * clip that was removed is not added again.
 */
export async function runSearches(orm: Orm, searches: readonly SearchRow[], deps: Deps): Promise<void> {
  const { now, rights } = deps;
  const lists = new Map<string, Promise<ClipList>>();
  for (const search of searches) {
    const { text } = search.filters;
    const asked = lists.get(text) ?? readClips(orm, { text }, { rights, now });
    lists.set(text, asked);
    const list = await asked;
    const added = list.last === null ? 0 : await fill(orm, search, { ...deps, list, day: list.last });
    await noteRun(orm, search.id, { at: now, added, since: instantOf(dayAt(now), '00:00') });
  }
}

type Found = Pick<Deps, 'deskId' | 'now'> & { day: Day; list: ClipList };

/** @returns how many clips were added. */
function fill(orm: Orm, { filters, chapter }: SearchRow, { deskId, day, list, now }: Found): Promise<number> {
  const holds = clipFilter(filters);
  const found = list.clips.filter((clip) => holds(prepareClip(clip))).map(({ id }) => id);
  return orm.transaction(async (tx) => {
    const fresh = await recordFound(tx, { deskId, day }, found);
    const clips = found.filter((id) => fresh.has(id));
    if (clips.length === 0) return 0;
    const { added, left } = await addToReview(tx, { deskId, day, clips, chapter, by: null, now });
    // Clips without room are proposed again by a later run, once there is room.
    await forgetFound(tx, { deskId, day }, left);
    return added;
  });
}
