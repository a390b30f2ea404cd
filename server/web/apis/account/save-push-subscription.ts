import type { operations } from '#openapi/generated/account.ts';
import { pushSubscriptionOf, savePushSubscription as save } from '#server/outgoing/db/push-subscriptions.ts';
import { wrongIn } from '#server/outgoing/push/read-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import { LOGIN_REQUIRED } from '../login-required.ts';
import { ok } from '../replies.ts';
import { fieldNotValid } from './answers.ts';
import { toPush } from './push-wire.ts';

const NOT_TAKEN =
  'Le notifiche di questo browser passano da un servizio che non usiamo: prova con Chrome, Edge, Firefox o Safari.';

const FIELDS = { endpoint: 'endpoint', p256dh: 'chiavi.p256dh', auth: 'chiavi.auth' } as const;

export const savePushSubscription: Handler<operations['savePushSubscription']> = async ({
  session,
  ...call
}) => {
  if (!session) return LOGIN_REQUIRED;
  const { orm, body, brand, now, push } = call;
  const { publicKey, services } = push;
  const { readerId, deviceId } = session;
  const said = { endpoint: body.endpoint, ...body.chiavi };
  const wrong = wrongIn(said, services);
  if (wrong) return fieldNotValid(FIELDS[wrong], NOT_TAKEN);
  const whose = { readerId, deviceId, brand: brand.sigla };
  await save(orm, { ...whose, ...said, serverKey: publicKey, createdAt: now });
  return ok(toPush(publicKey, await pushSubscriptionOf(orm, deviceId)));
};
