import { mayRead } from '#domain/access.ts';
import { articlePath } from '#domain/addresses.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Clip, ClipText } from '#domain/press-review/clip.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import { textsOfClips } from '../db/press-texts.ts';
import type { ClipRights } from '../licence.ts';
import { placedById } from './clips-by-id.ts';
import { licensedClips } from './named-clips.ts';

export type TextDeps = {
  rights: ClipRights;
  now: Date;
  newsstandUrl: NewsstandUrl;
  /** Day of the review. An article that was printed again later is quoted with its placement up to that day. */
  day?: Day;
};

type TextRow = Awaited<ReturnType<typeof textsOfClips>>[number];

/**
 * Clips with their texts, in the order of their ids, as far as a licence opens them. All access to clip texts goes
 * through this function. Articles that are withdrawn, withheld or under embargo are left out. ROL-06
 */
export async function clipTexts(orm: Orm, ids: readonly number[], deps: TextDeps): Promise<ClipText[]> {
  const { rights, now, day } = deps;
  const placed = await placedById(orm, ids, now, day);
  const rows = await textsOfClips(orm, [...new Set(placed.map(({ clip }) => clip.id))]);
  const texts = new Map(rows.map((row) => [row.id, row]));
  const named = await licensedClips(orm, placed, rights, now);
  return placed.flatMap(({ clip }) => {
    const text = texts.get(clip.id);
    if (!text) return [];
    const whole = named.has(clip.id) || mayRead(rights.access[clip.newspaper], text.access);
    return [toClipText(clip, text, { ...deps, whole })];
  });
}

type Shown = Pick<TextDeps, 'newsstandUrl'> & { whole: boolean };

function toClipText(clip: Clip, text: TextRow, { whole, newsstandUrl }: Shown): ClipText {
  const { kicker, subtitle, copyright } = text;
  return {
    ...clip,
    ...{ kicker, subtitle, copyright, partial: !whole },
    body: whole ? text.body : text.freeBody,
    url: new URL(articlePath(text), newsstandUrl(brandOf(clip.newspaper))).href,
  };
}
