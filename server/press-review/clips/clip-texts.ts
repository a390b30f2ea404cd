import { mayRead } from '#domain/access.ts';
import { articlePath } from '#domain/addresses.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Clip, ClipText } from '#domain/press-review/clip.ts';
import type { NewsstandUrl } from '../../content/newsstand.ts';
import type { Orm } from '../../db/connect.ts';
import { textsOfClips } from '../../db/press-clips.ts';
import type { ClipRights } from '../licence.ts';
import { clipsById } from './clips-by-id.ts';

export type TextMeans = {
  rights: ClipRights;
  now: Date;
  newsstandUrl: NewsstandUrl;
  /** Of the review they are for: an article that was printed again later is quoted as it stood up to then. */
  day?: Day;
};

type TextRow = Awaited<ReturnType<typeof textsOfClips>>[number];

/**
 * Clips with their texts, in the order of their ids, as far as a licence opens them. What is withdrawn, withheld or under
 * embargo is left out. ROL-06
 */
export async function clipTexts(orm: Orm, ids: readonly number[], means: TextMeans): Promise<ClipText[]> {
  const clips = await clipsById(orm, ids, means.now, means.day);
  const rows = await textsOfClips(orm, [...new Set(clips.map(({ id }) => id))]);
  const texts = new Map(rows.map((row) => [row.id, row]));
  return clips.flatMap((clip) => {
    const text = texts.get(clip.id);
    return text ? [toClipText(clip, text, means)] : [];
  });
}

function toClipText(clip: Clip, text: TextRow, { rights, newsstandUrl }: TextMeans): ClipText {
  const { kicker, subtitle, copyright } = text;
  const complete = mayRead(rights[clip.newspaper], text.access);
  return {
    ...clip,
    ...{ kicker, subtitle, copyright, partial: !complete },
    body: complete ? text.body : text.freeBody,
    url: new URL(articlePath(text), newsstandUrl(brandOf(clip.newspaper))).href,
  };
}
