import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { type Clip, type ClipList, MAX_CLIPS } from '#domain/press-review/clip.ts';
import type { Orm } from '../../db/connect.ts';
import {
  daysAround,
  hashesOfTexts,
  lastChange,
  lastReviewDay,
  type Period,
  placesOfPeriod,
} from '../../db/press-clips.ts';
import type { ClipRights } from '../licence.ts';
import { foundOpenly } from './found-openly.ts';
import { textCondition } from './text-condition.ts';
import { byNewspaper, maybeTwins, toClips } from './to-clips.ts';

/** Without days the last review; one day alone stands for itself. */
export type AskedClips = { from?: Day | undefined; to?: Day | undefined; text?: string | undefined };

/** The clips of a period of all papers, with words those whose text has them. PRS-01, PRS-04 */
export async function readClips(
  orm: Orm,
  { from, to, text = '' }: AskedClips,
  means: Means,
): Promise<ClipList> {
  const { now } = means;
  const last = await lastReviewDay(orm, now);
  const first = from ?? to ?? last ?? dayAt(now);
  const period = { from: first, to: to ?? first };
  const [{ clips, cut }, updatedAt, around] = await Promise.all([
    clipsOf(orm, period, text.trim(), means),
    lastChange(orm, period, now),
    daysAround(orm, period, now),
  ]);
  return { ...period, clips, cut, updatedAt: updatedAt?.toISOString() ?? null, ...around, last };
}

/** What a licence opens: a text that it does not open is searched for words alone. */
type Means = { rights: ClipRights; now: Date };

type Found = Pick<ClipList, 'clips' | 'cut'>;

async function clipsOf(orm: Orm, period: Period, text: string, means: Means): Promise<Found> {
  const condition = text === '' ? null : await textCondition(orm, text);
  if (text !== '' && condition === null) return { clips: [], cut: false };
  const { exact = null, found = null } = condition ?? {};
  const wanted = {
    period,
    condition: exact ? `(${exact.whole}) | (${exact.openly})` : found,
    limit: MAX_CLIPS + 1,
  };
  const places = await placesOfPeriod(orm, wanted, means.now);
  const hashes = await hashesOfTexts(orm, maybeTwins(places));
  const all = toClips(places, hashes);
  const clips = exact ? await foundOpenly(orm, { clips: all, places, exact }, means) : all;
  const cut = new Set(places.map(({ id }) => id)).size > MAX_CLIPS;
  return { clips: newest(clips.map(({ clip }) => clip)).toSorted(byNewspaper), cut };
}

/** Where there are too many, the oldest go: of every newspaper the latest stay. */
const newest = (clips: Clip[]): Clip[] =>
  clips.length <= MAX_CLIPS
    ? clips
    : clips.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_CLIPS);
