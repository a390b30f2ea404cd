import { NewsstandDb } from '#device/db.ts';
import { alertReactionEntry } from '#device/outbox-entries.ts';
import { queueAsReader } from '#device/queue-as-reader.ts';
import { type AlertReaction, isOfMessage } from '#domain/push/alert-reaction.ts';
import type { PushedAlert } from '#domain/push/payload.ts';

const db = new NewsstandDb();

/** Queues a reaction for the newsroom's report; the caller sends the outbox. @throws DexieError PSH-04 */
export async function queueReaction(alert: PushedAlert, reaction: AlertReaction, now: number): Promise<void> {
  if (!isOfMessage(alert)) return;
  await queueAsReader(db, location.origin, (entryOwner) =>
    alertReactionEntry({ alertId: alert.id, deed: reaction, ...entryOwner }, now),
  );
}
