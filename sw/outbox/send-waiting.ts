import type { NewsstandDb } from '#device/db.ts';
import { isStillToBeTold } from '#device/tables/measures.ts';
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

/** @throws anything where the server did not take it. */
export type Send = (entry: OutboxEntry) => Promise<void>;

/** A network or a server that fails so often in a row is not asked about all the rest. */
export const FAILURES_IN_A_ROW = 3;

/** The same call would be answered the same. */
const FINAL = [400, 404, 410];

/**
 * Why it need not be sent again; null when it may be taken another time. A page of a proxy, or of a hotel's network, carries
 * no code: there it is not the newsstand that refuses.
 */
export function refusalIn(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { status = 0, code } = error.details;
  return code !== undefined && FINAL.includes(status) ? error.kind : null;
}

/**
 * Sends what waits of this reader, one after the other, and what is added meanwhile. What is taken or refused for good is
 * not sent again, all else stays: its key lets it be sent although an answer was lost. Gives how many wait still. OFF-05
 */
export async function sendWaiting(db: Db, send: Send, now: number, reader = EVERYBODY): Promise<number> {
  await forgetOldEntries(db, now);
  const tried = new Set<string>();
  // What was said anew since is to be sent as well.
  const nameOf = ({ key, createdAt }: OutboxEntry) => `${createdAt} ${key}`;
  const waiting = () => listWaiting(db, reader);
  const isDue = (entry: OutboxEntry) => !tried.has(nameOf(entry)) && (entry.notBefore ?? 0) <= now;
  const untried = async () => (await waiting()).filter(isDue);
  let failures = 0;
  for (let batch = await untried(); batch.length > 0; batch = await untried()) {
    for (const entry of batch) {
      tried.add(nameOf(entry));
      if (!(await isStillToBeTold(db, entry))) continue;
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
    // Nobody could do anything about what is not there any more, but about a reading that does not count.
    if (refusal && entry.kind === 'article-opened') await markRefused(db, entry.key, refusal);
    else if (refusal) await removeSent(db, entry);
    else await noteAttempt(db, entry.key);
    return refusal !== null;
  }
  await removeSent(db, entry);
  return true;
}
