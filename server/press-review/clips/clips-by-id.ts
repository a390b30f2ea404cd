import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { daysOfArticles, hashesOfTexts, placementsOfTitles } from '../db/press-clips.ts';
import { type PlacedClip, possibleTwins, titleKey, toClips } from './to-clips.ts';

/**
 * Clips in the order of `ids`, as printed in the last issue up to a day, each with the ids of the articles
 * that it combines. For an article that was in no issue up to that day, its last issue is used. Articles
 * that are
 * withdrawn, withheld or under embargo are left out.
 * @param upTo the day of the review; today if it is left out
 */
export async function placedClipsById(
  orm: Orm,
  ids: readonly number[],
  now: Date,
  upTo: Day = dayAt(now),
): Promise<PlacedClip[]> {
  const articleDays = await daysOfArticles(orm, [...new Set(ids)], upTo, now);
  const keys = new Set(articleDays.map(titleKey));
  const titles = [...new Set(articleDays.map(({ title }) => title))];
  const days = [...new Set(articleDays.map(({ date }) => date))];
  const candidatePlacements = await placementsOfTitles(orm, { titles, days }, now);
  const placements = candidatePlacements.filter((placement) => keys.has(titleKey(placement)));
  const clips = toClips(placements, await hashesOfTexts(orm, possibleTwins(placements)));
  const byId = new Map(
    clips.flatMap(({ ids: articleIds, clip }) =>
      articleIds.map((id) => [id, { ids: articleIds, clip: { ...clip, id } }]),
    ),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The same clips without the ids of their articles. */
export const clipsById = async (...parameters: Parameters<typeof placedClipsById>): Promise<Clip[]> =>
  (await placedClipsById(...parameters)).map(({ clip }) => clip);
