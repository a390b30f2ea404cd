import { AVATAR_MESSAGES } from '#domain/avatar.ts';
import { ATTACHMENT_MESSAGES } from '#domain/support/attachment.ts';
import { CHAT_FILE_MESSAGES } from '#domain/support/chat-file.ts';
import { MAX_MESSAGE_LENGTH, MIN_MESSAGE_LENGTH } from '#domain/support/chat-message.ts';
import type { TooMany } from '#server/accounts/identity/budget.ts';
import type { Result } from '#server/base/result.ts';
import { DONE, fieldNotValid, ok, refusal } from './replies.ts';
import { tooMany, type tooManyAttempts } from './too-many-attempts.ts';

/** A field of the body that is not valid: its name on the wire, and the sentence for the reader. */
export type NotValid = { field: string; sentence: string };

/**
 * How a reason is answered: status, code of the error catalogue and message for the log; or the field that it
 * concerns.
 */
const REFUSALS = {
  'access-denied': [403, 'ERR_ACCESS_DENIED', 'this signs nobody in'],
  'account-changed': [401, 'ERR_INVALID_CREDENTIALS', 'the account has changed meanwhile'],
  'already-invited': [409, 'ERR_ALREADY_INVITED', 'an invite waits for that e-mail'],
  'already-member': [409, 'ERR_ALREADY_MEMBER', 'has a seat already'],
  'already-subscribed': [409, 'ERR_ALREADY_SUBSCRIBED', 'the order cannot be paid: already-subscribed'],
  'assertion-not-valid': [400, 'ERR_BAD_REQUEST', 'risposta is no answer of an authenticator'],
  'attachment-kind': { field: 'allegato', sentence: ATTACHMENT_MESSAGES.kind },
  'avatar-kind': { field: 'immagine', sentence: AVATAR_MESSAGES.kind },
  'avatar-size': { field: 'immagine', sentence: AVATAR_MESSAGES.size },
  'avatar-unreadable': { field: 'immagine', sentence: AVATAR_MESSAGES.unreadable },
  busy: [503, 'ERR_BUSY', 'too much is waiting: try again in a minute'],
  'captcha-not-valid': [
    403,
    'ERR_CAPTCHA_NOT_VALID',
    'the captcha’s token is missing, forged, used or too old',
  ],
  'chat-ended': [409, 'ERR_CHAT_ENDED', 'the conversation has ended'],
  'chat-file-kind': { field: 'file', sentence: CHAT_FILE_MESSAGES.kind },
  'chat-file-unreadable': { field: 'file', sentence: CHAT_FILE_MESSAGES.unreadable },
  'chat-taken': [409, 'ERR_CHAT_TAKEN', 'another operator is in it'],
  'chatbot-closed': [403, 'ERR_ACCESS_DENIED', 'this chatbot is not open to this reader'],
  'code-not-valid': [403, 'ERR_CODE_NOT_VALID', 'wrong, used or too old'],
  'companies-only': [403, 'ERR_FORBIDDEN', 'only companies write there'],
  'consent-not-valid': [400, 'ERR_CONSENT_NOT_VALID', 'stringa_tc says something else'],
  'delivery-too-large': [413, 'ERR_TOO_LARGE', 'the body is too large: hand it in by parts'],
  'device-not-reached': [409, 'ERR_DEVICE_NOT_REACHED', 'there is no way to this device any more'],
  'empty-review': [404, 'ERR_NOT_FOUND', 'no review of that day, or no clips in it'],
  'file-too-large': [413, 'ERR_TOO_LARGE', 'the file is too large'],
  'finds-everything': [400, 'ERR_BAD_REQUEST', 'a search looks for something'],
  'google-not-linked': [403, 'ERR_GOOGLE_NOT_LINKED', 'the purchase is another account’s, or over'],
  'google-on-hold': [403, 'ERR_GOOGLE_ON_HOLD', 'Google Play holds the purchase until it is paid'],
  'google-token-not-valid': [
    403,
    'ERR_GOOGLE_TOKEN_NOT_VALID',
    'Google Play knows no purchase by this token',
  ],
  'invalid-credentials': [401, 'ERR_INVALID_CREDENTIALS', 'this signs nobody in'],
  'invalid-password': [403, 'ERR_INVALID_PASSWORD', 'not the password of this site'],
  'key-not-valid': [401, 'ERR_KEY_NOT_VALID', 'not the key of this newspaper or service'],
  'login-required': [401, 'ERR_LOGIN_REQUIRED', 'nobody is signed in'],
  'message-length': {
    field: 'content',
    sentence: `Scrivi da ${MIN_MESSAGE_LENGTH} a ${MAX_MESSAGE_LENGTH} caratteri.`,
  },
  'moment-not-valid': [400, 'ERR_MOMENT_NOT_VALID', 'quando is too long ago, or to come'],
  'no-addressee': [400, 'ERR_BAD_REQUEST', 'there is nobody to send it to'],
  'no-deadline': [400, 'ERR_BAD_REQUEST', 'what is sent by itself has a time and a weekday'],
  'no-licensee': [400, 'ERR_BAD_REQUEST', 'the licence line names somebody'],
  'no-operator': [409, 'ERR_NO_OPERATOR', 'no operator is there now'],
  'no-question': [400, 'ERR_BAD_REQUEST', 'nothing was asked'],
  'no-search-name': [400, 'ERR_BAD_REQUEST', 'a search has a name'],
  'no-seats': [409, 'ERR_NO_SEATS', 'every seat is taken'],
  'no-subject': [400, 'ERR_BAD_REQUEST', 'a mail has a subject'],
  'no-such-answer': [404, 'ERR_NOT_FOUND', 'the paper has no such answer'],
  'no-such-article': [404, 'ERR_ARTICLE_NOT_FOUND', 'no such article in this newspaper'],
  'no-such-chat': [404, 'ERR_CHAT_NOT_FOUND', 'no such conversation for who asks'],
  'no-such-clip': [404, 'ERR_NOT_FOUND', 'no such clip that anybody may know of'],
  'no-such-device': [404, 'ERR_NOT_FOUND', 'no other device of this reader has that id'],
  'no-such-edition': [404, 'ERR_EDITION_NOT_FOUND', 'no such edition'],
  'no-such-export': [404, 'ERR_NOT_FOUND', 'no such copy, or it is over'],
  'no-such-invoice': [404, 'ERR_NOT_FOUND', 'this reader has no such invoice here'],
  'no-such-issue': [404, 'ERR_ISSUE_NOT_FOUND', 'that edition did not come out then'],
  'no-such-link': [404, 'ERR_NOT_FOUND', 'no such link of this reader or desk'],
  'no-such-message': [404, 'ERR_CHAT_NOT_FOUND', 'no such message in the conversation'],
  'no-such-newsletter': [404, 'ERR_NOT_FOUND', 'the paper has no such newsletter'],
  'no-such-offer': [404, 'ERR_NOT_FOUND', 'no such offer for this reader'],
  'no-such-order': [404, 'ERR_NOT_FOUND', 'this reader has no such order here'],
  'no-such-passkey': [404, 'ERR_PASSKEY_NOT_FOUND', 'this account has no such passkey'],
  'no-such-recipient': [404, 'ERR_NOT_FOUND', 'no such recipient of this desk'],
  'no-such-search': [404, 'ERR_NOT_FOUND', 'this press review has no such search'],
  'no-such-seats': [404, 'ERR_NOT_FOUND', 'the reader holds no family or company subscription of that id'],
  'no-such-section': [404, 'ERR_SECTION_NOT_FOUND', 'no such section in that issue'],
  'no-such-sending': [404, 'ERR_NOT_FOUND', 'no such sending of this desk'],
  'no-such-signature': [404, 'ERR_SIGNATURE_NOT_FOUND', 'no such author in this newspaper'],
  'no-such-special': [404, 'ERR_SPECIAL_NOT_FOUND', 'no such special in this newspaper'],
  'no-such-subscription': [404, 'ERR_NOT_FOUND', 'this reader holds no subscription with that id here'],
  'no-such-topic': [
    404,
    'ERR_TOPIC_NOT_FOUND',
    'the paper has no such topic, and nobody follows anything of it; only what is exceptional is for all',
  ],
  'no-title': [400, 'ERR_BAD_REQUEST', 'the title shows nothing'],
  'not-activated': [403, 'ERR_NOT_ACTIVATED', 'this signs nobody in'],
  'not-answered-yet': [409, 'ERR_NOT_ANSWERED_YET', 'a call with this Idempotency-Key is being answered'],
  'not-followable': [404, 'ERR_NOT_FOUND', 'the paper has no such topic'],
  'not-followed': [404, 'ERR_NOT_FOUND', 'the reader follows no such topic'],
  'not-payable': [409, 'ERR_ORDER_NOT_PAYABLE', 'the order cannot be paid: not-payable'],
  'nothing-shared': [404, 'ERR_NOT_FOUND', 'this address shows nothing'],
  'offer-changed': [409, 'ERR_OFFER_CHANGED', 'the order cannot be paid: offer-changed'],
  'operators-only': [403, 'ERR_FORBIDDEN', 'only operators'],
  'other-body': [422, 'ERR_OTHER_BODY', 'this Idempotency-Key belongs to another body'],
  'other-invite': [403, 'ERR_INVITE_OF_ANOTHER', 'sent to another e-mail'],
  'other-rehearsal': [
    422,
    'ERR_OTHER_REHEARSAL',
    'this Idempotency-Key belongs to the same body with another `prova`: a rehearsal wants a key of its own',
  ],
  'other-ticket': [403, 'ERR_FORBIDDEN', 'that ticket is of somebody else'],
  'own-invite': [409, 'ERR_CANNOT_INVITE_YOURSELF', 'the holder has a seat already'],
  'passkey-not-valid': [400, 'ERR_PASSKEY_NOT_VALID', 'no answer to a challenge of this account'],
  'payment-not-updated': [409, 'ERR_PAYMENT_NOT_UPDATED', 'it does not renew, or is paid elsewhere'],
  'press-review-closed': [403, 'ERR_ACCESS_DENIED', 'the press review is not open to this reader'],
  'push-service': [503, 'ERR_PUSH_SERVICE', 'its push service does not take it now'],
  'quoted-elsewhere': {
    field: 'risposta_a',
    sentence: 'Il messaggio a cui rispondi non è in questa conversazione.',
  },
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
  'session-expired': [401, 'ERR_SESSION_EXPIRED', 'the session has ended'],
  'session-not-valid': [401, 'ERR_SESSION_TOKEN_NOT_VALID', 'no session of this bearer or cookie'],
  'session-replaced': [401, 'ERR_INVALID_BROWSER', 'another device has taken the place of this one'],
  'settings-changed': [409, 'ERR_REVIEW_CHANGED', 'the settings have changed meanwhile'],
  stopping: [503, 'ERR_STOPPING', 'the server is stopping: hand it in again, what is there already stays'],
  'store-not-reached': [503, 'ERR_STORE_UNAVAILABLE', 'Google Play cannot be asked now'],
  'subscribers-only': [403, 'ERR_FORBIDDEN', 'this newsletter wants a subscription'],
  'subscription-not-active': [409, 'ERR_SUBSCRIPTION_NOT_ACTIVE', 'the subscription is not running'],
  'ticket-not-valid': [401, 'ERR_LOGIN_REQUIRED', 'the ticket is used or too old: sign in anew'],
  'time-not-valid': [400, 'ERR_BAD_REQUEST', 'no moment to come'],
  'too-far-ahead': [400, 'ERR_BAD_REQUEST', 'too far ahead'],
  'too-late-to-retract': [403, 'ERR_FORBIDDEN', 'it was said too long ago'],
  'too-many-chat-files': { field: 'file', sentence: CHAT_FILE_MESSAGES.many },
  'too-many-recipients': [400, 'ERR_BAD_REQUEST', 'others have taken the room of those recipients'],
  'too-many-searches': [400, 'ERR_BAD_REQUEST', 'there is no room for another search'],
  'withdrawal-not-possible': [
    409,
    'ERR_WITHDRAWAL_NOT_POSSIBLE',
    'the right to withdraw is not or no longer given',
  ],
  'wrong-passkey': [403, 'ERR_INVALID_CREDENTIALS', 'not a passkey of this account'],
  'wrong-password': [403, 'ERR_INVALID_CREDENTIALS', 'not the password of this account'],
} as const satisfies Record<string, readonly [status: number, code: string, message: string] | NotValid>;

type Named = keyof typeof REFUSALS;

/** A reason that has an answer. */
export type Refusable = Named | TooMany | NotValid;

type Refused<Reason> = Reason extends Named
  ? (typeof REFUSALS)[Reason] extends readonly [infer Status extends number, string, string]
    ? ReturnType<typeof refusal<Status>>
    : ReturnType<typeof fieldNotValid>
  : Reason extends NotValid
    ? ReturnType<typeof fieldNotValid>
    : Reason extends { wait: number }
      ? ReturnType<typeof tooManyAttempts>
      : ReturnType<typeof tooMany>;

/** The answer to what a service has refused. */
export function refuse<Reason extends Refusable>(reason: Reason): Refused<Reason>;
export function refuse(reason: Refusable) {
  const answer = typeof reason === 'string' ? REFUSALS[reason] : reason;
  if ('field' in answer) return fieldNotValid(answer.field, answer.sentence);
  if ('wait' in answer || 'work' in answer) return tooMany(answer);
  const [status, code, message] = answer;
  return refusal(status, code, message);
}

/** The answer to a result whose value is the data of the answer. */
export const okOrRefused = <Value, Reason extends Refusable>(result: Result<Value, Reason>) =>
  result.ok ? ok(result.value) : refuse(result.error);

/** The answer to what has nothing to tell when it was done. */
export const doneOrRefused = <Reason extends Refusable>(result: Result<void, Reason>) =>
  result.ok ? DONE : refuse(result.error);
