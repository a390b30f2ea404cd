import type { TooMany } from '#server/accounts/identity/budget.ts';
import type { Result } from '#server/base/result.ts';
import { DONE, ok, refusal } from './replies.ts';
import { tooMany, type tooManyAttempts } from './too-many-attempts.ts';

/** How a reason is answered: status, code of the error catalogue and message for the log. */
const REFUSALS = {
  'access-denied': [403, 'ERR_ACCESS_DENIED', 'this signs nobody in'],
  'already-invited': [409, 'ERR_ALREADY_INVITED', 'an invite waits for that e-mail'],
  'already-member': [409, 'ERR_ALREADY_MEMBER', 'has a seat already'],
  'already-subscribed': [409, 'ERR_ALREADY_SUBSCRIBED', 'the order cannot be paid: already-subscribed'],
  'code-not-valid': [403, 'ERR_CODE_NOT_VALID', 'wrong, used or too old'],
  'empty-review': [404, 'ERR_NOT_FOUND', 'no review of that day, or no clips in it'],
  'finds-everything': [400, 'ERR_BAD_REQUEST', 'a search looks for something'],
  'google-not-linked': [403, 'ERR_GOOGLE_NOT_LINKED', 'the purchase is another account’s, or over'],
  'google-token-not-valid': [
    403,
    'ERR_GOOGLE_TOKEN_NOT_VALID',
    'Google Play knows no purchase by this token',
  ],
  'invalid-credentials': [401, 'ERR_INVALID_CREDENTIALS', 'this signs nobody in'],
  'invalid-password': [403, 'ERR_INVALID_PASSWORD', 'not the password of this site'],
  'no-addressee': [400, 'ERR_BAD_REQUEST', 'there is nobody to send it to'],
  'no-deadline': [400, 'ERR_BAD_REQUEST', 'what is sent by itself has a time and a weekday'],
  'no-licensee': [400, 'ERR_BAD_REQUEST', 'the licence line names somebody'],
  'no-search-name': [400, 'ERR_BAD_REQUEST', 'a search has a name'],
  'no-seats': [409, 'ERR_NO_SEATS', 'every seat is taken'],
  'no-such-article': [404, 'ERR_ARTICLE_NOT_FOUND', 'no such article in this newspaper'],
  'no-such-clip': [404, 'ERR_NOT_FOUND', 'no such clip that anybody may know of'],
  'no-such-issue': [404, 'ERR_ISSUE_NOT_FOUND', 'that edition did not come out then'],
  'no-such-link': [404, 'ERR_NOT_FOUND', 'no such link of this desk'],
  'no-such-offer': [404, 'ERR_NOT_FOUND', 'no such offer for this reader'],
  'no-such-order': [404, 'ERR_NOT_FOUND', 'this reader has no such order here'],
  'no-such-recipient': [404, 'ERR_NOT_FOUND', 'no such recipient of this desk'],
  'no-such-search': [404, 'ERR_NOT_FOUND', 'this press review has no such search'],
  'no-such-seats': [404, 'ERR_NOT_FOUND', 'the reader holds no family or company subscription of that id'],
  'no-such-section': [404, 'ERR_SECTION_NOT_FOUND', 'no such section in that issue'],
  'no-such-sending': [404, 'ERR_NOT_FOUND', 'no such sending of this desk'],
  'no-such-signature': [404, 'ERR_SIGNATURE_NOT_FOUND', 'no such author in this newspaper'],
  'no-such-special': [404, 'ERR_SPECIAL_NOT_FOUND', 'no such special in this newspaper'],
  'no-such-subscription': [404, 'ERR_NOT_FOUND', 'this reader holds no subscription with that id here'],
  'no-subject': [400, 'ERR_BAD_REQUEST', 'a mail has a subject'],
  'not-activated': [403, 'ERR_NOT_ACTIVATED', 'this signs nobody in'],
  'not-payable': [409, 'ERR_ORDER_NOT_PAYABLE', 'the order cannot be paid: not-payable'],
  'offer-changed': [409, 'ERR_OFFER_CHANGED', 'the order cannot be paid: offer-changed'],
  'other-invite': [403, 'ERR_INVITE_OF_ANOTHER', 'sent to another e-mail'],
  'own-invite': [409, 'ERR_CANNOT_INVITE_YOURSELF', 'the holder has a seat already'],
  'payment-not-updated': [409, 'ERR_PAYMENT_NOT_UPDATED', 'it does not renew, or is paid elsewhere'],
  'press-review-closed': [403, 'ERR_ACCESS_DENIED', 'the press review is not open to this reader'],
  'renewal-not-changed': [409, 'ERR_RENEWAL_NOT_CHANGED', 'nothing of this renewal can be changed here so'],
  'review-changed': [409, 'ERR_REVIEW_CHANGED', 'the review is another one meanwhile'],
  'review-not-valid': [400, 'ERR_BAD_REQUEST', 'this is no review of clips that are there'],
  'sales-closed': [409, 'ERR_SALES_CLOSED', 'the order cannot be paid: sales-closed'],
  'section-not-named': [
    400,
    'ERR_BAD_REQUEST',
    'neither titolo nor all of id, id_edizione and data are given',
  ],
  'sending-started': [409, 'ERR_REVIEW_CHANGED', 'its letters are leaving, or have left'],
  'store-not-reached': [503, 'ERR_STORE_UNAVAILABLE', 'Google Play cannot be asked now'],
  'subscription-not-active': [409, 'ERR_SUBSCRIPTION_NOT_ACTIVE', 'the subscription is not running'],
  'time-not-valid': [400, 'ERR_BAD_REQUEST', 'no moment to come'],
  'too-far-ahead': [400, 'ERR_BAD_REQUEST', 'too far ahead'],
  'too-many-recipients': [400, 'ERR_BAD_REQUEST', 'others have taken the room of those recipients'],
  'too-many-searches': [400, 'ERR_BAD_REQUEST', 'there is no room for another search'],
  'withdrawal-not-possible': [
    409,
    'ERR_WITHDRAWAL_NOT_POSSIBLE',
    'the right to withdraw is not or no longer given',
  ],
  'wrong-passkey': [403, 'ERR_INVALID_CREDENTIALS', 'not a passkey of this account'],
  'wrong-password': [403, 'ERR_INVALID_CREDENTIALS', 'not the password of this account'],
} as const satisfies Record<string, readonly [status: number, code: string, message: string]>;

type Named = keyof typeof REFUSALS;

/** A reason that has an answer. */
export type Refusable = Named | TooMany;

type Refused<Reason> = Reason extends Named
  ? ReturnType<typeof refusal<(typeof REFUSALS)[Reason][0]>>
  : Reason extends { wait: number }
    ? ReturnType<typeof tooManyAttempts>
    : ReturnType<typeof tooMany>;

/** The answer to what a service has refused. */
export function refuse<Reason extends Refusable>(reason: Reason): Refused<Reason>;
export function refuse(reason: Refusable) {
  if (typeof reason === 'object') return tooMany(reason);
  const [status, code, message] = REFUSALS[reason];
  return refusal(status, code, message);
}

/** The answer to a result whose value is the data of the answer. */
export const okOrRefused = <Value, Reason extends Refusable>(result: Result<Value, Reason>) =>
  result.ok ? ok(result.value) : refuse(result.error);

/** The answer to what has nothing to tell when it was done. */
export const doneOrRefused = <Reason extends Refusable>(result: Result<void, Reason>) =>
  result.ok ? DONE : refuse(result.error);
