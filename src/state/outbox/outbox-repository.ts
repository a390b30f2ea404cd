import { NewsstandDb } from '#device/db.ts';
import { addMeasure } from '#device/tables/measures.ts';
import { addToOutbox, queueAgain, removeFromOutbox, watchOutbox } from '#device/tables/outbox.ts';
import { readSession } from '#device/tables/session.ts';
import { askToSend, askToSendLater } from '#src/pwa/send-outbox.ts';
import type { OutboxRepository } from './outbox-store.ts';

/**
 * The outbox in this browser's database; it comes with Dexie, when it is first wanted.
 * @throws DexieError where the database is blocked.
 */
export async function openOutbox(): Promise<OutboxRepository> {
  const db = new NewsstandDb();
  // Opened by its first query, a blocked one would say nothing to whoever watches it.
  await db.open();
  return {
    watch: (onList, onFailure) => watchOutbox(db, onList, onFailure),
    async add(entry) {
      if (entry.kind === 'measured') {
        // Nobody's, whoever is signed in.
        await addMeasure(db, entry);
      } else if (entry.kind === 'consent-given') {
        // The device's: whoever signs out takes nothing of it along, it is to be proven still.
        await addToOutbox(db, entry);
      } else {
        const session = await readSession(db);
        await addToOutbox(db, session ? { ...entry, owner: session.owner } : entry);
      }
      send();
    },
    retry: (key) => queueAgain(db, key).then(send),
    discard: (key) => removeFromOutbox(db, key),
  };
}

/** Now, or when the network is back. */
function send(): void {
  const { serviceWorker } = navigator;
  askToSend(serviceWorker);
  void askToSendLater(serviceWorker);
}
