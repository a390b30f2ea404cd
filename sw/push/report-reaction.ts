import { NewsstandDb } from '#device/db.ts';
import { alertToldEntry } from '#device/outbox.ts';
import { queueAsReader } from '#device/queue-as-reader.ts';
import { type AlertReaction, isOfMessage } from '#domain/push/alert-reaction.ts';
import type { PushedAlert } from '#domain/push/payload.ts';

const db = new NewsstandDb();

/** Queues a reaction for the newsroom's report; `sendSoon` tells the server. @throws DexieError PSH-04 */
export async function queueReaction(alert: PushedAlert, reaction: AlertReaction, now: number): Promise<void> {
  if (!isOfMessage(alert)) return;
  await queueAsReader(db, location.origin, (whose) =>
    alertToldEntry({ alertId: alert.id, deed: reaction, ...whose }, now),
  );
}
