import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { daysOfArticles, hashesOfTexts, placesOfTitles } from '../db/press-clips.ts';
import { maybeTwins, type PlacedClip, titleKey, toClips } from './to-clips.ts';

/**
 * Clips in the order of their ids, as printed in the last issue up to a day, each with all articles that it combines.
 * Articles that are withdrawn, withheld or under embargo are left out.
 * @param upTo the day of the review; the default is today
 */
export async function placedById(
  orm: Orm,
  ids: readonly number[],
  now: Date,
  upTo: Day = dayAt(now),
): Promise<PlacedClip[]> {
  const chosen = await daysOfArticles(orm, [...new Set(ids)], upTo, now);
  const keys = new Set(chosen.map(titleKey));
  const titles = [...new Set(chosen.map(({ title }) => title))];
  const days = [...new Set(chosen.map(({ date }) => date))];
  const around = await placesOfTitles(orm, { titles, days }, now);
  const places = around.filter((place) => keys.has(titleKey(place)));
  const clips = toClips(places, await hashesOfTexts(orm, maybeTwins(places)));
  const byId = new Map(
    clips.flatMap(({ ids: own, clip }) => own.map((id) => [id, { ids: own, clip: { ...clip, id } }])),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The same clips without the ids of their articles. */
export const clipsById = async (...asked: Parameters<typeof placedById>): Promise<Clip[]> =>
  (await placedById(...asked)).map(({ clip }) => clip);
