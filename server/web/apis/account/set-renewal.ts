import type { operations } from '#openapi/generated/account.ts';
import { changeRenewal } from '#server/sales/subscriptions/change-renewal.ts';
import { ownSubscriptions } from '#server/sales/subscriptions/own-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { noSubscription } from './no-subscription.ts';
import { toAbbonamenti, toRicevuta } from './subscription-wire.ts';

export const setRenewal: Handler<operations['setRenewal']> = async (call) => {
  const { session, path, body, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const receipt = await changeRenewal(call, session, { id: path.id, on: body.attivo });
  if (receipt === 'unknown') return noSubscription();
  if (receipt === 'not-possible') {
    return refusal(409, 'ERR_RENEWAL_NOT_CHANGED', 'nothing of this renewal can be changed here so');
  }
  const all = await ownSubscriptions(orm, session.readerId, call);
  return ok({ ricevuta: toRicevuta(receipt), ...toAbbonamenti(all, call) });
};
