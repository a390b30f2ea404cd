import { createHash } from 'node:crypto';
import type { components, operations } from '#openapi/generated/account.ts';
import { removePushSubscriptions } from '#server/accounts/db/remove-push-subscriptions.ts';
import { countTrialAlert } from '#server/accounts/identity/limits.ts';
import { saveReaction } from '#server/outgoing/db/alert-reactions.ts';
import {
  type PushSubscriptionRow,
  pushSubscriptionOf,
  savePushSubscription as save,
} from '#server/outgoing/db/push-subscriptions.ts';
import { invalidFieldOf } from '#server/outgoing/push/read-subscription.ts';
import { sendTrialAlert as send } from '#server/outgoing/push/trial-alert.ts';
import type { Handler } from '../../http/handler.ts';
import { doneOrRefused, refuse } from '../refusals.ts';
import { DONE, fieldNotValid, LOGIN_REQUIRED, ok } from '../replies.ts';

type Data = components['schemas']['RispostaPush']['data'];

/**
 * Alerts cannot be sent to a subscription that was made for an earlier key of the server, so it counts as
 * missing.
 */
function toPush(publicKey: string, row: PushSubscriptionRow | undefined): Data {
  const usable = row?.serverKey === publicKey ? row : null;
  return {
    chiave: publicKey,
    iscrizione: usable && {
      impronta: createHash('sha256').update(usable.endpoint).digest('hex'),
      dal: usable.createdAt.toISOString(),
      ultimo_avviso: usable.acceptedAt?.toISOString() ?? null,
    },
  };
}

export const getPush: Handler<operations['getPush']> = async ({ session, orm, push }) => {
  if (!session) return LOGIN_REQUIRED;
  return ok(toPush(push.publicKey, await pushSubscriptionOf(orm, session.deviceId)));
};

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
  const subscription = { endpoint: body.endpoint, ...body.chiavi };
  const wrong = invalidFieldOf(subscription, services);
  if (wrong) return fieldNotValid(FIELDS[wrong], NOT_TAKEN);
  const owner = { readerId, deviceId, brand: brand.sigla };
  await save(orm, { ...owner, ...subscription, serverKey: publicKey, createdAt: now });
  return ok(toPush(publicKey, await pushSubscriptionOf(orm, deviceId)));
};

export const removePushSubscription: Handler<operations['removePushSubscription']> = async ({
  session,
  orm,
}) => {
  if (!session) return LOGIN_REQUIRED;
  await removePushSubscriptions(orm, [session.deviceId]);
  return DONE;
};

export const sendTrialAlert: Handler<operations['sendTrialAlert']> = async ({ session, ...call }) => {
  if (!session) return LOGIN_REQUIRED;
  const wait = await countTrialAlert(call.identity, session.readerId);
  if (wait > 0) return refuse({ wait });
  return doneOrRefused(await send({ ...call, deviceId: session.deviceId }));
};

const REACTIONS = { aperto: 'opened', disattivato: 'opted-out' } as const;

export const reportAlertReaction: Handler<operations['reportAlertReaction']> = async ({
  session,
  path,
  body,
  orm,
  now,
}) => {
  if (!session) return LOGIN_REQUIRED;
  const { deviceId } = session;
  await saveReaction(orm, { messageId: path.id, deviceId, reaction: REACTIONS[body.fatto], now });
  return DONE;
};
