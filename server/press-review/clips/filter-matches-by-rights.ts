import { mayRead } from '#domain/access.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ExactCondition, meetsPart } from '#server/newsroom/db/search/exact-condition.ts';
import { type ClipPlacement, matchingArticleIds } from '../db/press-clips.ts';
import type { ClipRights } from '../licence.ts';
import { licensedClips } from './licensed-clips.ts';
import type { PlacedClip } from './to-clips.ts';

type Candidates = {
  clips: readonly PlacedClip[];
  placements: readonly ClipPlacement[];
  exact: ExactCondition;
};
type Deps = { rights: ClipRights; now: Date };

/**
 * Filters the candidates of an exact text search to those that match for this press office: in the whole text where a
 * licence opens it, else only in the open part. NWS-05, ROL-06
 */
export async function filterMatchesByRights(
  orm: Orm,
  { clips, placements, exact: { whole, openPart } }: Candidates,
  { rights, now }: Deps,
): Promise<PlacedClip[]> {
  const ids = [...new Set(placements.map(({ id }) => id))];
  const [inWhole, inOpenPart, licensedIds] = [
    await matchingArticleIds(orm, ids, meetsPart(whole, 'whole')),
    await matchingArticleIds(orm, ids, meetsPart(openPart, 'open')),
    await licensedClips(orm, clips, rights, now),
  ];
  const readableIds = new Set(
    placements
      .filter(({ newspaper, access }) => mayRead(rights.access[newspaper], access))
      .map(({ id }) => id),
  );
  return clips.filter(({ ids: articleIds, clip }) =>
    articleIds.some((id) => (licensedIds.has(clip.id) || readableIds.has(id) ? inWhole : inOpenPart).has(id)),
  );
}
