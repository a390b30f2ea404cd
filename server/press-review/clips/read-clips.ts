import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { type Clip, type ClipList, MAX_CLIPS } from '#domain/press-review/clip.ts';
import { parseQuery } from '#domain/query-syntax.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type SQL, sql } from '#server/base/db/drizzle.ts';
import { allOf, leavesOf, toTermGroups } from '#server/newsroom/content/search/to-condition.ts';
import { meetsPart } from '#server/newsroom/db/search/exact-condition.ts';
import type { Condition } from '#server/newsroom/db/search/find-matches.ts';
import { readTerms } from '#server/newsroom/db/search/read-terms.ts';
import {
  type ClipPlacement,
  daysAround,
  hashesOfTexts,
  lastChange,
  lastReviewDay,
  type Period,
  placementsOfPeriod,
} from '../db/press-clips.ts';
import type { ClipRights } from '../licence.ts';
import { filterMatchesByRights } from './filter-matches-by-rights.ts';
import { byNewspaper, type PlacedClip, possibleTwins, toClips } from './to-clips.ts';

/**
 * Parses a search text in the same way as the newsstand's search.
 * @returns null where it has no word that can be searched
 */
async function textCondition(orm: Orm, text: string): Promise<Condition | null> {
  const { groups } = parseQuery(text);
  if (groups.length === 0) return null;
  const { terms } = await readTerms(orm, leavesOf(groups));
  const termGroups = toTermGroups(groups, terms);
  return termGroups.length === 0 ? null : allOf(termGroups);
}

/** Without days the last day on which a paper came out; with only one of them that day. */
export type ClipQuery = { from?: Day | undefined; to?: Day | undefined; text?: string | undefined };

/** The clips of a period of all papers; with a text, those that match it. PRS-01, PRS-04 */
export async function readClips(orm: Orm, { from, to, text = '' }: ClipQuery, deps: Deps): Promise<ClipList> {
  const { now } = deps;
  const last = await lastReviewDay(orm, now);
  const first = from ?? to ?? last ?? dayAt(now);
  const period = { from: first, to: to ?? first };
  const [{ clips, cut }, updatedAt, neighbours] = await Promise.all([
    clipsOf(orm, period, text.trim(), deps),
    lastChange(orm, period, now),
    daysAround(orm, period, now),
  ]);
  return { ...period, clips, cut, updatedAt: updatedAt?.toISOString() ?? null, ...neighbours, last };
}

/**
 * The rights decide where a search looks: phrases and excluded words in the whole text where a licence opens
 * it, else in its open part; single words in every text. At most `limit` clips are read, by default `MAX_CLIPS`.
 */
type Deps = { rights: ClipRights; now: Date; limit?: number };

type ClipsOfPeriod = Pick<ClipList, 'clips' | 'cut'>;

/**
 * The clips of a period, the latest if there are too many. Clips removed because of rights do not count: more of the
 * period are read until there are enough others.
 */
async function clipsOf(orm: Orm, period: Period, text: string, deps: Deps): Promise<ClipsOfPeriod> {
  const { now, limit = MAX_CLIPS } = deps;
  // More steps are needed only where some articles do not match for this press office.
  const step = limit + 1;
  const condition = text === '' ? null : await textCondition(orm, text);
  if (text !== '' && condition === null) return { clips: [], cut: false };
  const clips: PlacedClip[] = [];
  let isEnd = false;
  for (let offset = 0; !isEnd && articlesIn(clips) <= limit; offset += step) {
    const placements = await placementsOf(orm, period, { condition, offset, limit: step }, now);
    const all = toClips(placements, await hashesOfTexts(orm, possibleTwins(placements)));
    const exact = condition?.exact;
    clips.push(...(exact ? await filterMatchesByRights(orm, { clips: all, placements, exact }, deps) : all));
    isEnd = new Set(placements.map(({ id }) => id)).size < step;
  }
  const cut = articlesIn(clips) > limit;
  return {
    clips: latest(
      clips.map(({ clip }) => clip),
      limit,
    ).toSorted(byNewspaper),
    cut,
  };
}

const articlesIn = (clips: readonly PlacedClip[]): number =>
  clips.reduce((sum, { ids }) => sum + ids.length, 0);

type PlacementPage = { condition: Condition | null; offset: number; limit: number };

/** Placements of articles that may match; the rights decide whether they do. */
function placementsOf(
  orm: Orm,
  period: Period,
  { condition, offset, limit }: PlacementPage,
  now: Date,
): Promise<ClipPlacement[]> {
  return placementsOfPeriod(orm, { period, condition: condition && mayMatch(condition), offset, limit }, now);
}

const mayMatch = ({ exact, found }: Condition): SQL =>
  exact
    ? sql`(${meetsPart(exact.whole, 'whole')} or ${meetsPart(exact.openPart, 'open')})`
    : sql`document @@ ${found}::tsquery`;

/** The latest clips of all newspapers together, if there are too many. */
const latest = (clips: Clip[], limit: number): Clip[] =>
  clips.length <= limit ? clips : clips.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, limit);
