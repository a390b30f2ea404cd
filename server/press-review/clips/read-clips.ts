import { type SQL, sql } from 'drizzle-orm';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { type Clip, type ClipList, MAX_CLIPS } from '#domain/press-review/clip.ts';
import { parseQuery } from '#domain/query-syntax.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { allOf, leavesOf, toTermGroups } from '#server/newsroom/content/search/to-condition.ts';
import { holds } from '#server/newsroom/db/search/exact-condition.ts';
import type { Condition } from '#server/newsroom/db/search/find-matches.ts';
import { readTerms } from '#server/newsroom/db/search/read-terms.ts';
import {
  type ClipPlace,
  daysAround,
  hashesOfTexts,
  lastChange,
  lastReviewDay,
  type Period,
  placesOfPeriod,
} from '../db/press-clips.ts';
import type { ClipRights } from '../licence.ts';
import { filterMatchesByRights } from './found-openly.ts';
import { byNewspaper, maybeTwins, type PlacedClip, toClips } from './to-clips.ts';

/**
 * Parses a search text in the same way as the newsstand's search.
 * @returns null where it has no word that can be searched
 */
async function textCondition(orm: Orm, text: string): Promise<Condition | null> {
  const { groups } = parseQuery(text);
  if (groups.length === 0) return null;
  const { terms } = await readTerms(orm, leavesOf(groups));
  const known = toTermGroups(groups, terms);
  return known.length === 0 ? null : allOf(known);
}

/** Without days the last review; a single day is a period of its own. */
export type AskedClips = { from?: Day | undefined; to?: Day | undefined; text?: string | undefined };

/** The clips of a period of all papers; with a text, those that match it. PRS-01, PRS-04 */
export async function readClips(
  orm: Orm,
  { from, to, text = '' }: AskedClips,
  deps: Deps,
): Promise<ClipList> {
  const { now } = deps;
  const last = await lastReviewDay(orm, now);
  const first = from ?? to ?? last ?? dayAt(now);
  const period = { from: first, to: to ?? first };
  const [{ clips, cut }, updatedAt, around] = await Promise.all([
    clipsOf(orm, period, text.trim(), deps),
    lastChange(orm, period, now),
    daysAround(orm, period, now),
  ]);
  return { ...period, clips, cut, updatedAt: updatedAt?.toISOString() ?? null, ...around, last };
}

/** Rights by which a text is searched: a closed text is searched for single words only. */
type Deps = { rights: ClipRights; now: Date };

type Found = Pick<ClipList, 'clips' | 'cut'>;

/**
 * The clips of a period, the latest if there are too many. Clips removed because of rights do not count: more of the
 * period are read until there are enough others.
 */
async function clipsOf(orm: Orm, period: Period, text: string, deps: Deps): Promise<Found> {
  const condition = text === '' ? null : await textCondition(orm, text);
  if (text !== '' && condition === null) return { clips: [], cut: false };
  const clips: PlacedClip[] = [];
  let isEnd = false;
  for (let offset = 0; !isEnd && articlesIn(clips) <= MAX_CLIPS; offset += AT_ONCE) {
    const places = await placesOf(orm, period, { condition, offset }, deps.now);
    const all = toClips(places, await hashesOfTexts(orm, maybeTwins(places)));
    const exact = condition?.exact;
    clips.push(...(exact ? await filterMatchesByRights(orm, { clips: all, places, exact }, deps) : all));
    isEnd = new Set(places.map(({ id }) => id)).size < AT_ONCE;
  }
  const cut = articlesIn(clips) > MAX_CLIPS;
  return { clips: newest(clips.map(({ clip }) => clip)).toSorted(byNewspaper), cut };
}

/**
 * Number of articles of a period that are read in one step. More steps are needed only where some articles do not match
 * for this press office.
 */
const AT_ONCE = MAX_CLIPS + 1;

const articlesIn = (clips: readonly PlacedClip[]): number =>
  clips.reduce((sum, { ids }) => sum + ids.length, 0);

type Part = { condition: Condition | null; offset: number };

/** Placements of articles that may match; the rights decide whether they do. */
function placesOf(orm: Orm, period: Period, { condition, offset }: Part, now: Date): Promise<ClipPlace[]> {
  return placesOfPeriod(
    orm,
    { period, condition: condition && maybeFoundBy(condition), offset, limit: AT_ONCE },
    now,
  );
}

const maybeFoundBy = ({ exact, found }: Condition): SQL =>
  exact
    ? sql`(${holds(exact.whole, 'whole')} or ${holds(exact.openly, 'open')})`
    : sql`document @@ ${found}::tsquery`;

/** Where there are too many, the oldest are cut, for all newspapers alike. */
const newest = (clips: Clip[]): Clip[] =>
  clips.length <= MAX_CLIPS
    ? clips
    : clips.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_CLIPS);
