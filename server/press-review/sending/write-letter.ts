import { sharedReviewPath } from '#domain/press-review/addresses.ts';
import { pressReviewLetter } from '#server/base/mail/letters/press-review-letter.ts';
import type { Mail, MailAttachment } from '#server/base/mail/mailer.ts';
import type { ReviewDocument } from '../documents/review-document.ts';
import { pressListHeaders, unsubscribeUrl } from '../recipients/unsubscribe.ts';
import { messageIdOf, type NamedLetter } from './message-id.ts';

/** Contents of a mail with a review, the same for all recipients. */
export type WrittenReview = {
  subject: string;
  message: string;
  deskId: number;
  /** The document without its recipient; a notice of kind `nothing` has no chapters. */
  document: Omit<ReviewDocument, 'recipient' | 'createdAt'>;
  /** Origin of the paper's newsstand, without a slash at the end. */
  origin: string;
};

type MailRecipient = {
  letter: NamedLetter;
  email: string;
  /** Token in the links to the review; null if there is no review to read. */
  token: string | null;
  /** Token with which the recipient unsubscribes. */
  unsubscribeToken: string;
};

/** The mail to one address. PRS-04 */
export function writeReviewMail(
  { subject, message, deskId, document, origin }: WrittenReview,
  { letter, email, token, unsubscribeToken }: MailRecipient,
  attachments: readonly MailAttachment[],
): Mail {
  const { brand, contents, chapters, licensee } = document;
  const bodies = pressReviewLetter(brand, {
    subject,
    message,
    contents,
    chapters,
    licensee,
    isAttached: attachments.length > 0,
    readUrl: token === null ? null : `${origin}${sharedReviewPath(token)}`,
    unsubscribeUrl: unsubscribeUrl(origin, unsubscribeToken),
  });
  return {
    ...bodies,
    to: email,
    messageId: messageIdOf(letter, brand),
    list: pressListHeaders(brand, { deskId, origin, token: unsubscribeToken }),
    ...(attachments.length > 0 && { attachments }),
  };
}
