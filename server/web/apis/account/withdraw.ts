import { Withdrawal } from '#domain/validation/withdrawal.ts';
import type { operations } from '#openapi/generated/account.ts';
import { ownSubscriptions } from '#server/sales/subscriptions/own-subscriptions.ts';
import { withdrawFrom } from '#server/sales/subscriptions/withdraw.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok, refusal } from '../replies.ts';
import { readFields } from './answers.ts';
import { noSubscription } from './no-subscription.ts';
import { toAbbonamenti, toRicevuta } from './subscription-wire.ts';

export const withdraw: Handler<operations['withdraw']> = async (call) => {
  const { session, path, orm } = call;
  if (!session) return LOGIN_REQUIRED;
  const read = readFields(Withdrawal, call.body);
  if (!read.ok) return read.refused;
  const receipt = await withdrawFrom(call, session, { id: path.id, declared: read.fields });
  if (receipt === 'unknown') return noSubscription();
  if (receipt === 'not-possible') {
    return refusal(409, 'ERR_WITHDRAWAL_NOT_POSSIBLE', 'the right to withdraw is not or no longer given');
  }
  const all = await ownSubscriptions(orm, session.readerId, call);
  return ok({ ricevuta: toRicevuta(receipt), ...toAbbonamenti(all, call) });
};
