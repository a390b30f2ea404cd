import { isCovered } from '#domain/press-review/licence-terms.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { printingsOf } from '../db/press-texts.ts';
import type { ClipRights } from '../licence.ts';
import type { PlacedClip } from './to-clips.ts';

/**
 * The ids of the clips that a licence covers: by any paper, edition and day in which the article was printed, or
 * another one with the same title and text. ROL-06
 */
export async function licensedClips(
  orm: Orm,
  clips: readonly PlacedClip[],
  { licences }: Pick<ClipRights, 'licences'>,
  now: Date,
): Promise<Set<number>> {
  if (licences.length === 0) return new Set();
  if (licences.includes(null)) return new Set(clips.map(({ clip }) => clip.id));
  const printings = await printingsOf(orm, [...new Set(clips.flatMap(({ ids }) => ids))], now);
  const licensedArticles = new Set(
    printings.filter((printing) => licences.some((terms) => isCovered(terms, printing))).map(({ id }) => id),
  );
  return new Set(
    clips.filter(({ ids }) => ids.some((id) => licensedArticles.has(id))).map(({ clip }) => clip.id),
  );
}
