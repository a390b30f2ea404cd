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
import { foundOpenly } from './found-openly.ts';
import { byNewspaper, maybeTwins, type PlacedClip, toClips } from './to-clips.ts';

/**
 * What a text asks for: read as the newsstand's search reads it.
 * @returns null where no word of it can be looked for
 */
async function textCondition(orm: Orm, text: string): Promise<Condition | null> {
  const { groups } = parseQuery(text);
  if (groups.length === 0) return null;
  const { terms } = await readTerms(orm, leavesOf(groups));
  const known = toTermGroups(groups, terms);
  return known.length === 0 ? null : allOf(known);
}

/** Without days the last review; one day alone stands for itself. */
export type AskedClips = { from?: Day | undefined; to?: Day | undefined; text?: string | undefined };

/** The clips of a period of all papers, with words those whose text has them. PRS-01, PRS-04 */
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

/** What a licence opens: a text that it does not open is searched for words alone. */
type Deps = { rights: ClipRights; now: Date };

type Found = Pick<ClipList, 'clips' | 'cut'>;

/**
 * The clips of a period, of too many the latest. Those that rights leave out make no room: as many more of the period are
 * read until there are enough of the others.
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
    clips.push(...(exact ? await foundOpenly(orm, { clips: all, places, exact }, deps) : all));
    isEnd = new Set(places.map(({ id }) => id)).size < AT_ONCE;
  }
  const cut = articlesIn(clips) > MAX_CLIPS;
  return { clips: newest(clips.map(({ clip }) => clip)).toSorted(byNewspaper), cut };
}

/** So many articles of a period are read at once; more only where some of them are not found for this press office. */
const AT_ONCE = MAX_CLIPS + 1;

const articlesIn = (clips: readonly PlacedClip[]): number =>
  clips.reduce((sum, { ids }) => sum + ids.length, 0);

type Part = { condition: Condition | null; offset: number };

/** Articles that a text may have found; whether it did, the rights decide. */
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

/** Where there are too many, the oldest go: of every newspaper the latest stay. */
const newest = (clips: Clip[]): Clip[] =>
  clips.length <= MAX_CLIPS
    ? clips
    : clips.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_CLIPS);
