import { type Api, createApi } from '#api/clients.ts';
import { NewsstandDb } from '#device/db.ts';
import { OUTBOX_LOCK } from '#device/outbox-entries.ts';
import { dropMeasures } from '#device/tables/measures.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { NO_ACCOUNT, readSession } from '#device/tables/session.ts';
import { sendEntry } from './send-entry.ts';
import { sendWaiting } from './send-waiting.ts';
import { syncFavouritesWhenDue } from './sync-favourites-when-due.ts';

/** A network that accepts a call and stays silent must not block the other calls, nor the worker. */
const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Kinds of entries that are sent without the bearer token: the end of an earlier session must not be sent
 * with the token of a reader who has signed in since; openings and measurements are anonymous; consent
 * belongs to the device.
 */
const WITHOUT_SESSION: readonly OutboxEntry['kind'][] = [
  'session-end',
  'article-opened',
  'measured',
  'consent-given',
];

const db = new NewsstandDb();

/**
 * The run of `sendOutbox` that waits for the current one to end; all calls made meanwhile get its promise.
 */
let nextSending: Promise<number> | undefined;

/**
 * Sends what waits on this device, then synchronises its favourites with the account. If a call is running,
 * the next one waits for its end, because something may have been added meanwhile. Returns the number of
 * entries that still wait. @throws DexieError if the device's database is blocked. OFF-05, NWS-07
 */
export function sendOutbox(): Promise<number> {
  if (nextSending) return nextSending;
  let hasBegun = false;
  const sending = navigator.locks.request(OUTBOX_LOCK, async () => {
    hasBegun = true;
    nextSending = undefined;
    const session = await readSession(db);
    const token = session?.token || null;
    const send = (entry: OutboxEntry) => {
      return sendEntry(
        apiFor(WITHOUT_SESSION.includes(entry.kind) ? null : token, entry.accountOrigin),
        entry,
      );
    };
    const now = Date.now();
    const waiting = await sendWaiting(db, send, now, session?.owner ?? NO_ACCOUNT);
    if (!session) return waiting;
    return waiting + (await syncFavouritesWhenDue(db, session, apiFor(token), now));
  });
  if (!hasBegun) nextSending = sending;
  return sending;
}

/** Drops waiting measurements after their consent was withdrawn. @throws DexieError TRK-02 */
export const dropWaitingMeasures = (): Promise<void> => dropMeasures(db);

/** API for calls with this token; calls of the account site go to its origin. */
function apiFor(token: string | null, accountOrigin = location.origin): Api {
  const { origin } = location;
  return createApi({
    readToken: () => token,
    origins: { site: origin, account: accountOrigin, archive: origin },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }),
  });
}
