import { GooglePurchase } from '#domain/validation/withdrawal.ts';
import type { operations } from '#openapi/generated/account.ts';
import { countPurchase } from '#server/accounts/identity/limits.ts';
import { StoreUnavailable } from '#server/sales/subscriptions/google-play/play-store.ts';
import { linkGooglePurchase } from '#server/sales/subscriptions/link-google-purchase.ts';
import { ownSubscriptions } from '#server/sales/subscriptions/own-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { tooManyAttempts } from '../too-many-attempts.ts';
import { readFields } from './answers.ts';
import { toAbbonamenti } from './subscription-wire.ts';

export const linkGoogleSubscription: Handler<operations['linkGoogleSubscription']> = async (call) => {
  const { session, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(GooglePurchase, call.body);
  if (!read.ok) return read.refused;
  const wait = await countPurchase(call.identity, session.readerId);
  if (wait > 0) return tooManyAttempts(wait);
  const linked = await linkGooglePurchase(call, session, read.fields.codice).catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return 'unavailable' as const;
    throw error;
  });
  if (linked === 'unavailable') {
    return refusal(503, 'ERR_STORE_UNAVAILABLE', 'Google Play cannot be asked now');
  }
  if (linked === 'not-valid') {
    return refusal(403, 'ERR_GOOGLE_TOKEN_NOT_VALID', 'Google Play knows no purchase by this token');
  }
  if (linked === 'not-linked') {
    return refusal(403, 'ERR_GOOGLE_NOT_LINKED', 'the purchase is another account’s, or over');
  }
  return ok(toAbbonamenti(await ownSubscriptions(orm, session.readerId, call), call));
};
