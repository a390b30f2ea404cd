import type { NewsstandDb } from '#device/db.ts';
import { isStillToSend } from '#device/tables/measures.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import {
  forgetOldEntries,
  listWaiting,
  markRefused,
  noteAttempt,
  removeSent,
} from '#device/tables/outbox.ts';
import { EVERYBODY } from '#device/tables/session.ts';
import { ApiError } from '#domain/api-error.ts';

type Db = Pick<NewsstandDb, 'outbox'>;

/** @throws anything if the server did not accept the entry. */
export type Send = (entry: OutboxEntry) => Promise<void>;

/** After this many failures in a row, the rest is not attempted. */
export const FAILURES_IN_A_ROW = 3;

/** Repeating the call would give the same answer. */
const FINAL = [400, 404, 410];

/**
 * Why an entry need not be sent again; null if it may be accepted another time. The page of a proxy, or of a hotel's
 * network, carries no code: there it is not the newsstand that refuses.
 */
export function refusalIn(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { status = 0, code } = error.details;
  return code !== undefined && FINAL.includes(status) ? error.kind : null;
}

/**
 * Sends the waiting entries of this reader one after the other, and those added meanwhile. An entry that is accepted or
 * refused for good is not sent again, all others stay: their key makes it safe to send them again after a lost answer.
 * Returns the number of entries that still wait. OFF-05
 */
export async function sendWaiting(db: Db, send: Send, now: number, reader = EVERYBODY): Promise<number> {
  await forgetOldEntries(db, now);
  const tried = new Set<string>();
  // An entry that was replaced since has a new name, and is sent as well.
  const nameOf = ({ key, createdAt }: OutboxEntry) => `${createdAt} ${key}`;
  const waiting = () => listWaiting(db, reader);
  const isDue = (entry: OutboxEntry) => !tried.has(nameOf(entry)) && (entry.notBefore ?? 0) <= now;
  const untried = async () => (await waiting()).filter(isDue);
  let failures = 0;
  for (let batch = await untried(); batch.length > 0; batch = await untried()) {
    for (const entry of batch) {
      tried.add(nameOf(entry));
      if (!(await isStillToSend(db, entry))) continue;
      failures = (await sendOne(db, send, entry)) ? 0 : failures + 1;
      if (failures === FAILURES_IN_A_ROW) return (await waiting()).length;
    }
  }
  return (await waiting()).length;
}

/** Whether the server has answered. */
async function sendOne(db: Db, send: Send, entry: OutboxEntry): Promise<boolean> {
  try {
    await send(entry);
  } catch (error) {
    const refusal = refusalIn(error);
    // The reader can do nothing about most refusals, so the entry is removed; an opening that does not count is marked
    // instead.
    if (refusal && entry.kind === 'article-opened') await markRefused(db, entry.key, refusal);
    else if (refusal) await removeSent(db, entry);
    else await noteAttempt(db, entry.key);
    return refusal !== null;
  }
  await removeSent(db, entry);
  return true;
}
