import type { ReviewContent } from '#domain/press-review/review.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import { nameOf } from '#server/accounts/readers/names.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import { clipTexts } from '../clips/clip-texts.ts';
import { licenseeOf } from '../licensee.ts';
import type { ReviewContext } from '../review-context.ts';
import { readContents } from '../reviews/read-contents.ts';
import { type ReviewDocument, toChapters } from './review-document.ts';

/** A review or a selection for a reader who works under the licence; null where it is empty. ROL-06 */
export async function readDocument(
  { orm, brand, desk, rights, now, session }: ReviewContext,
  source: ReviewContent,
  newsstandUrl: NewsstandUrl,
): Promise<ReviewDocument | null> {
  const contents = await readContents(orm, { deskId: desk.id, source, now });
  if (!contents) return null;
  const ids = contents.chapters.flatMap(({ clips }) => clips.map(({ id }) => id));
  const texts = await clipTexts(orm, ids, { rights, now, newsstandUrl, day: contents.day });
  const chapters = toChapters(contents, texts);
  if (chapters.length === 0) return null;
  const { day, title, abstract } = contents;
  const reader = await findReader(orm, session.readerId);
  return {
    brand,
    contents: { day, title, abstract },
    chapters,
    licensee: await licenseeOf(orm, desk),
    recipient: reader ? nameOf(reader) : null,
    createdAt: now,
  };
}
