import { sharedReviewPath } from '#domain/press-review/addresses.ts';
import { pressReviewLetter } from '#server/base/mail/letters/press-review-letter.ts';
import type { Mail, MailAttachment } from '#server/base/mail/mailer.ts';
import type { ReviewDocument } from '../documents/review-document.ts';
import { pressListHeaders, unsubscribeUrl } from '../recipients/unsubscribe.ts';

/** A mail with a review, whoever gets it. */
export type WrittenReview = {
  subject: string;
  message: string;
  deskId: number;
  /** Without whom the copy is for; of `nothing` it holds no chapters. */
  document: Omit<ReviewDocument, 'recipient' | 'createdAt'>;
  /** Of the paper's newsstand, without a slash at the end. */
  origin: string;
};

type Who = {
  email: string;
  /** What the links to the review carry; null where there is none to read. */
  token: string | null;
  /** By which whoever gets it gets no more. */
  ends: string;
};

/** The mail to one address. PRS-04 */
export function writeReviewMail(
  { subject, message, deskId, document, origin }: WrittenReview,
  { email, token, ends }: Who,
  attachments: readonly MailAttachment[],
): Mail {
  const { brand, contents, chapters, licensee } = document;
  const bodies = pressReviewLetter(brand, {
    ...{ subject, message, contents, chapters, licensee, isAttached: attachments.length > 0 },
    readUrl: token === null ? null : `${origin}${sharedReviewPath(token)}`,
    unsubscribeUrl: unsubscribeUrl(origin, ends),
  });
  return {
    ...bodies,
    to: email,
    list: pressListHeaders(brand, { deskId, origin, token: ends }),
    ...(attachments.length > 0 && { attachments }),
  };
}
