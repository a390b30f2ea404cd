import { clipsOfReview } from '#domain/press-review/review.ts';
import type { LetterPreview, SendingRequest } from '#domain/press-review/sending.ts';
import { pressReviewLetter } from '#server/base/mail/letters/press-review-letter.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import { clipTexts } from '../clips/clip-texts.ts';
import { toChapters } from '../documents/review-document.ts';
import { licenseeOf } from '../licensee.ts';
import type { ReviewContext } from '../review-context.ts';
import { type ReadRefusal, resolveOrder } from './sending-order.ts';

type PreviewUrls = { origin: string; newsstandUrl: NewsstandUrl };

/** The mail as its recipients would get it; personal links lead to the desk's own page instead. PRS-04 */
export async function previewOrder(
  context: ReviewContext,
  order: SendingRequest,
  { origin, newsstandUrl }: PreviewUrls,
): Promise<Result<LetterPreview, ReadRefusal>> {
  const resolved = await resolveOrder(context, order);
  if (!resolved.ok) return resolved;
  const { orm, brand, desk, rights, now } = context;
  const { contents, addressees, ...mailTexts } = resolved.value;
  const ids = clipsOfReview(contents).map(({ id }) => id);
  const texts = await clipTexts(orm, ids, { rights, now, newsstandUrl, day: contents.day });
  if (texts.length === 0) return failure('empty-review');
  const page = `${origin}/rassegna`;
  const { subject, html, text } = pressReviewLetter(brand, {
    ...mailTexts,
    contents,
    chapters: toChapters(contents, texts),
    licensee: await licenseeOf(orm, desk),
    isAttached: true,
    readUrl: page,
    unsubscribeUrl: page,
  });
  return success({ subject, html, text, clips: texts.length, recipients: addressees.length });
}
