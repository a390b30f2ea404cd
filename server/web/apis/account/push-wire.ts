import { createHash } from 'node:crypto';
import type { components } from '#openapi/generated/account.ts';
import type { PushSubscriptionRow } from '#server/outgoing/db/push-subscriptions.ts';

type Data = components['schemas']['RispostaPush']['data'];

/** One that was made for another key of ours cannot be sent to: it counts for none. */
export function toPush(publicKey: string, row: PushSubscriptionRow | undefined): Data {
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
