import { trackEvent } from '#api/account/track-event.ts';
import { createApi } from '#api/clients.ts';
import { NewsstandDb } from '#device/db.ts';
import { OUTBOX_LOCK } from '#device/outbox.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { readSession } from '#device/tables/session.ts';
import { sendWaiting } from './send-waiting.ts';

/** A line that takes a call and says nothing must not hold up the others, nor the worker. */
const ANSWER_MS = 15_000;

const db = new NewsstandDb();

/** The sender that waits for its turn: one is enough for all who ask meanwhile. */
let next: Promise<number> | undefined;

/**
 * Sends what waits on this device, unless another sender is at it: then after it, because something may have been added
 * at its end. Gives how many wait still. @throws DexieError where the device's store is blocked. OFF-05
 */
export function sendOutbox(): Promise<number> {
  if (next) return next;
  let begun = false;
  const sending = navigator.locks.request(OUTBOX_LOCK, async () => {
    begun = true;
    next = undefined;
    const session = await readSession(db);
    return await sendWaiting(db, (entry) => send(entry, session?.token ?? null), Date.now());
  });
  if (!begun) next = sending;
  return sending;
}

function send({ key, path, createdAt, accountOrigin }: OutboxEntry, token: string | null): Promise<void> {
  const { origin } = location;
  const api = createApi({
    readToken: () => token,
    origins: { site: origin, account: accountOrigin, archive: origin },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(ANSWER_MS) }),
  });
  return trackEvent(api, path, { key, at: new Date(createdAt) });
}
