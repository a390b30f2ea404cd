import { mayRead } from '#domain/access.ts';
import { articlePath } from '#domain/addresses.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Clip, ClipText } from '#domain/press-review/clip.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import { textsOfClips } from '../db/press-texts.ts';
import type { ClipRights } from '../licence.ts';
import { placedClipsById } from './clips-by-id.ts';
import { licensedClips } from './licensed-clips.ts';

export type TextDeps = {
  rights: ClipRights;
  now: Date;
  newsstandUrl: NewsstandUrl;
  /** Day of the review. An article that was printed again later is quoted with its placement up to that day. */
  day?: Day;
};

type TextRow = Awaited<ReturnType<typeof textsOfClips>>[number];

/**
 * Clips with their texts, in the order of `ids`, as far as a licence opens them. All access to clip texts
 * goes through this function. Articles that are withdrawn, withheld or under embargo are left out. ROL-06
 */
export async function clipTexts(orm: Orm, ids: readonly number[], deps: TextDeps): Promise<ClipText[]> {
  const { rights, now, day } = deps;
  const placedClips = await placedClipsById(orm, ids, now, day);
  const rows = await textsOfClips(orm, [...new Set(placedClips.map(({ clip }) => clip.id))]);
  const texts = new Map(rows.map((row) => [row.id, row]));
  const licensedIds = await licensedClips(orm, placedClips, rights, now);
  return placedClips.flatMap(({ clip }) => {
    const text = texts.get(clip.id);
    if (!text) return [];
    const isWhole = licensedIds.has(clip.id) || mayRead(rights.access[clip.newspaper], text.access);
    return [toClipText(clip, text, { ...deps, isWhole })];
  });
}

type TextOptions = Pick<TextDeps, 'newsstandUrl'> & { isWhole: boolean };

function toClipText(clip: Clip, text: TextRow, { isWhole, newsstandUrl }: TextOptions): ClipText {
  const { kicker, subtitle, copyright } = text;
  return {
    ...clip,
    kicker,
    subtitle,
    copyright,
    partial: !isWhole,
    body: isWhole ? text.body : text.freeBody,
    url: new URL(articlePath(text), newsstandUrl(brandOf(clip.newspaper))).href,
  };
}
