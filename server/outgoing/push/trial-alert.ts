import { randomUUID } from 'node:crypto';
import { ALERTS_HERE } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { withPreposition } from '#domain/brands/with-preposition.ts';
import { buildPayload } from '#domain/push/payload.ts';
import { removePushSubscriptions } from '#server/accounts/db/remove-push-subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { markAccepted, pushSubscriptionOf } from '../db/push-subscriptions.ts';
import { alertPictures } from './alert-pictures.ts';
import type { AlertService } from './alert-service.ts';

/**
 * `not-reached`: the device has no usable subscription any more; `not-now`: its push service does not accept the
 * message.
 */
export type TrialOutcome = 'sent' | 'not-reached' | 'not-now';

type Trial = {
  orm: Orm;
  push: Pick<AlertService, 'publicKey' | 'sender'>;
  brand: Brand;
  now: Date;
  /** Origin of the paper's newsstand, without a slash at the end. */
  origin: string;
  deviceId: string;
};

/** A reader who waits for it has the page open. */
const TTL_S = 300;

/** Sends a test alert to one device, immediately and without regard to the reader's rules. PSH-01 */
export async function sendTrialAlert({
  orm,
  push,
  brand,
  now,
  origin,
  deviceId,
}: Trial): Promise<TrialOutcome> {
  const row = await pushSubscriptionOf(orm, deviceId);
  if (row?.serverKey !== push.publicKey) return 'not-reached';
  const payload = buildPayload(
    {
      id: randomUUID(),
      kind: 'test',
      title: 'La prova è arrivata',
      body: `Gli avvisi ${withPreposition('di', brand.name)} funzionano su questo dispositivo.`,
      path: ALERTS_HERE,
      ...alertPictures(brand),
    },
    origin,
  );
  const [sent] = push.sender.send([
    { subscription: row, payload, ttl: TTL_S, urgency: 'high', topic: 'prova' },
  ]);
  const outcome = await sent;
  if (outcome?.kind === 'gone') {
    await removePushSubscriptions(orm, [deviceId]);
    return 'not-reached';
  }
  if (outcome?.kind !== 'accepted') return outcome?.kind === 'unsendable' ? 'not-reached' : 'not-now';
  await markAccepted(orm, [row.id], now);
  return 'sent';
}
