import { clipsOfReview } from '#domain/press-review/review.ts';
import type { MailPreview, SendingOrder } from '#domain/press-review/sending.ts';
import { pressReviewLetter } from '#server/base/mail/letters/press-review-letter.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import type { NewsstandUrl } from '#server/newsroom/content/newsstand.ts';
import { clipTexts } from '../clips/clip-texts.ts';
import { toChapters } from '../documents/review-document.ts';
import { licenseeOf } from '../licensee.ts';
import type { ReviewContext } from '../review-context.ts';
import { type ReadRefusal, readOrder } from './order.ts';

type Place = { origin: string; newsstandUrl: NewsstandUrl };

/** The mail as its recipients would get it; personal links lead to the desk's own page instead. PRS-04 */
export async function previewOrder(
  context: ReviewContext,
  order: SendingOrder,
  { origin, newsstandUrl }: Place,
): Promise<Result<MailPreview, ReadRefusal>> {
  const read = await readOrder(context, order);
  if (!read.ok) return read;
  const { orm, brand, desk, rights, now } = context;
  const { contents, addressees, ...words } = read.value;
  const ids = clipsOfReview(contents).map(({ id }) => id);
  const texts = await clipTexts(orm, ids, { rights, now, newsstandUrl, day: contents.day });
  if (texts.length === 0) return failure('empty-review');
  const page = `${origin}/rassegna`;
  const { subject, html, text } = pressReviewLetter(brand, {
    ...words,
    ...{ contents, chapters: toChapters(contents, texts), licensee: await licenseeOf(orm, desk) },
    ...{ isAttached: true, readUrl: page, unsubscribeUrl: page },
  });
  return success({ subject, html, text, clips: texts.length, recipients: addressees.length });
}
