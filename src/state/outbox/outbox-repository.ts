import { NewsstandDb } from '#device/db.ts';
import { addMeasure } from '#device/tables/measures.ts';
import { addToOutbox, queueAgain, removeFromOutbox, watchOutbox } from '#device/tables/outbox.ts';
import { readSession } from '#device/tables/session.ts';
import { askToSend, askToSendLater } from '#src/pwa/send-outbox.ts';
import type { OutboxRepository } from './outbox-store.ts';

/**
 * The outbox in this browser's database; loaded with Dexie when first needed.
 * @throws DexieError where the database is blocked.
 */
export async function openOutbox(): Promise<OutboxRepository> {
  const db = new NewsstandDb();
  // Opened explicitly: if the first query opened it, a blocked database would not be reported to its watchers.
  await db.open();
  return {
    watch: (onList, onFailure) => watchOutbox(db, onList, onFailure),
    async add(entry) {
      if (entry.kind === 'measured') {
        // Without an owner, even if a reader is signed in.
        await addMeasure(db, entry);
      } else if (entry.kind === 'consent-given') {
        // Owned by the device: it survives a sign-out, as the proof is still needed.
        await addToOutbox(db, entry);
      } else {
        const session = await readSession(db);
        await addToOutbox(db, session ? { ...entry, owner: session.owner } : entry);
      }
      send();
    },
    queueAgain: (key) => queueAgain(db, key).then(send),
    discard: (key) => removeFromOutbox(db, key),
  };
}

/** Sends the outbox now, or when the network is back. */
function send(): void {
  const { serviceWorker } = navigator;
  askToSend(serviceWorker);
  void askToSendLater(serviceWorker);
}
