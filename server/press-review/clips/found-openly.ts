import { mayRead } from '#domain/access.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type Exact, holds } from '#server/newsroom/db/search/exact-condition.ts';
import { articlesThatMeet, type ClipPlace } from '../db/press-clips.ts';
import type { ClipRights } from '../licence.ts';
import { licensedClips } from './named-clips.ts';
import type { PlacedClip } from './to-clips.ts';

type Found = { clips: readonly PlacedClip[]; places: readonly ClipPlace[]; exact: Exact };
type Deps = { rights: ClipRights; now: Date };

/**
 * Filters the candidates of an exact text search to those that match for this press office: in the whole text where a
 * licence opens it, else only in the open part. NWS-05, ROL-06
 */
export async function filterMatchesByRights(
  orm: Orm,
  { clips, places, exact: { whole, openly } }: Found,
  { rights, now }: Deps,
): Promise<PlacedClip[]> {
  const ids = [...new Set(places.map(({ id }) => id))];
  const [inWhole, inOpenPart, named] = [
    await articlesThatMeet(orm, ids, holds(whole, 'whole')),
    await articlesThatMeet(orm, ids, holds(openly, 'open')),
    await licensedClips(orm, clips, rights, now),
  ];
  const open = new Set(
    places.filter(({ newspaper, access }) => mayRead(rights.access[newspaper], access)).map(({ id }) => id),
  );
  return clips.filter(({ ids: own, clip }) =>
    own.some((id) => (named.has(clip.id) || open.has(id) ? inWhole : inOpenPart).has(id)),
  );
}
