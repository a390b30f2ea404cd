import { type Api, createApi } from '#api/clients.ts';
import { NewsstandDb } from '#device/db.ts';
import { OUTBOX_LOCK } from '#device/outbox.ts';
import { dropMeasures } from '#device/tables/measures.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { EVERYBODY, readSession } from '#device/tables/session.ts';
import { sendEntry } from './send-entry.ts';
import { sendWaiting } from './send-waiting.ts';
import { syncFavouritesWhenDue } from './sync-favourites-when-due.ts';

/** A network that takes a call and says nothing must not hold up the others, nor the worker. */
const ANSWER_MS = 15_000;

/**
 * Sent in nobody's name: the end of a session is nothing that whoever signed in since has to do with, what is counted is
 * nobody's, and what was agreed to is the device's.
 */
const NAMELESS: readonly OutboxEntry['kind'][] = [
  'session-end',
  'article-opened',
  'measured',
  'consent-given',
];

const db = new NewsstandDb();

/** The sender that waits for its turn: one is enough for all who ask meanwhile. */
let next: Promise<number> | undefined;

/**
 * Sends what waits on this device, then brings its favourites and the account's together, unless another sender is at it:
 * then after it, because something may have been added at its end. Gives how many wait still.
 * @throws DexieError where the device's store is blocked. OFF-05, NWS-07
 */
export function sendOutbox(): Promise<number> {
  if (next) return next;
  let begun = false;
  const sending = navigator.locks.request(OUTBOX_LOCK, async () => {
    begun = true;
    next = undefined;
    const session = await readSession(db);
    const token = session?.token || null;
    const send = (entry: OutboxEntry) => {
      return sendEntry(apiFor(NAMELESS.includes(entry.kind) ? null : token, entry.accountOrigin), entry);
    };
    const now = Date.now();
    const waiting = await sendWaiting(db, send, now, session?.owner ?? EVERYBODY);
    if (!session) return waiting;
    return waiting + (await syncFavouritesWhenDue(db, session, apiFor(token), now));
  });
  if (!begun) next = sending;
  return sending;
}

/** Whoever was measured agrees no more. @throws DexieError TRK-02 */
export const dropWaitingMeasures = (): Promise<void> => dropMeasures(db);

/** In the name of whoever this token stands for; the account site's calls go where it stands. */
function apiFor(token: string | null, accountOrigin = location.origin): Api {
  const { origin } = location;
  return createApi({
    readToken: () => token,
    origins: { site: origin, account: accountOrigin, archive: origin },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(ANSWER_MS) }),
  });
}
