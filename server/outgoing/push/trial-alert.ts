import { randomUUID } from 'node:crypto';
import { DEVICE_ALERTS } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { withPreposition } from '#domain/brands/with-preposition.ts';
import { buildPayload } from '#domain/push/payload.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { markAccepted, pushSubscriptionOf, removeEndedSubscriptions } from '../db/push-subscriptions.ts';
import { alertPictures } from './alert-pictures.ts';
import type { AlertService } from './alert-service.ts';

/**
 * `device-not-reached`: the device has no usable subscription any more; `push-service`: its push service does not
 * accept the message.
 */
type TrialRefusal = 'device-not-reached' | 'push-service';

type Trial = {
  orm: Orm;
  push: Pick<AlertService, 'publicKey' | 'sender'>;
  brand: Brand;
  now: Date;
  /** Origin of the paper's newsstand, without a slash at the end. */
  origin: string;
  deviceId: string;
};

/** Only a few minutes, because the reader waits for the alert with the page open. */
const TTL_S = 300;

/** Sends a test alert to one device, immediately and without regard to the reader's rules. PSH-01 */
export async function sendTrialAlert({
  orm,
  push,
  brand,
  now,
  origin,
  deviceId,
}: Trial): Promise<Result<void, TrialRefusal>> {
  const row = await pushSubscriptionOf(orm, deviceId);
  if (row?.serverKey !== push.publicKey) return failure('device-not-reached');
  const payload = buildPayload(
    {
      id: randomUUID(),
      kind: 'test',
      title: 'La prova è arrivata',
      body: `Gli avvisi ${withPreposition('di', brand.name)} funzionano su questo dispositivo.`,
      path: DEVICE_ALERTS,
      ...alertPictures(brand),
    },
    origin,
  );
  const [sent] = push.sender.send([
    { subscription: row, payload, ttl: TTL_S, urgency: 'high', topic: 'prova' },
  ]);
  const outcome = await sent;
  if (outcome?.kind === 'gone') {
    await removeEndedSubscriptions(orm, [row]);
    return failure('device-not-reached');
  }
  if (outcome?.kind !== 'accepted')
    return failure(outcome?.kind === 'unsendable' ? 'device-not-reached' : 'push-service');
  await markAccepted(orm, [row], now);
  return DONE;
}
