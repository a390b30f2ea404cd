import type { NewsstandDb } from '#device/db.ts';
import { isStillToSend } from '#device/tables/measures.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import {
  countAttempt,
  forgetOldEntries,
  listWaiting,
  markRefused,
  removeUnlessReplaced,
} from '#device/tables/outbox.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import { ApiError } from '#domain/api-error.ts';

type Db = Pick<NewsstandDb, 'outbox'>;

/** @throws anything if the server did not accept the entry. */
export type Send = (entry: OutboxEntry) => Promise<void>;

/** After this many failures in a row, the rest is not attempted. */
export const MAX_FAILURES_IN_A_ROW = 3;

/** Statuses of answers that a repeated call would get again. */
const FINAL_STATUSES = [400, 404, 410];

/**
 * Why an entry need not be sent again; null if it may be accepted another time. Only an answer with one of
 * the newsstand's error codes is a refusal: an error page of a proxy, or of a hotel's network, has none.
 */
export function refusalIn(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const { status = 0, code } = error.details;
  return code !== undefined && FINAL_STATUSES.includes(status) ? error.kind : null;
}

/**
 * Sends the waiting entries of this reader one after the other, and those added meanwhile. An accepted entry
 * is removed; a permanently refused one too, except an opened article, which is marked as refused. All others
 * wait for another attempt: their key makes it safe to send them again after a lost answer.
 * Returns the number of entries that still wait. OFF-05
 */
export async function sendWaiting(db: Db, send: Send, now: number, owner = NO_ACCOUNT): Promise<number> {
  await forgetOldEntries(db, now);
  const triedVersions = new Set<string>();
  // An entry that was replaced meanwhile is another version, and is sent as well.
  const versionOf = ({ key, createdAt }: OutboxEntry) => `${createdAt} ${key}`;
  const waiting = () => listWaiting(db, owner);
  const isDue = (entry: OutboxEntry) => !triedVersions.has(versionOf(entry)) && (entry.notBefore ?? 0) <= now;
  const untried = async () => (await waiting()).filter(isDue);
  let failures = 0;
  for (let batch = await untried(); batch.length > 0; batch = await untried()) {
    for (const entry of batch) {
      triedVersions.add(versionOf(entry));
      if (!(await isStillToSend(db, entry))) continue;
      failures = (await sendOne(db, send, entry)) ? 0 : failures + 1;
      if (failures === MAX_FAILURES_IN_A_ROW) return (await waiting()).length;
    }
  }
  return (await waiting()).length;
}

/** Sends one entry. Returns whether it is settled: accepted, or refused permanently. */
async function sendOne(db: Db, send: Send, entry: OutboxEntry): Promise<boolean> {
  try {
    await send(entry);
  } catch (error) {
    const refusal = refusalIn(error);
    // The reader can do nothing about most refusals, so the entry is removed. An opened article is marked
    // instead: the reader can see the reason, and send it again.
    if (refusal && entry.kind === 'article-opened') await markRefused(db, entry.key, refusal);
    else if (refusal) await removeUnlessReplaced(db, entry);
    else await countAttempt(db, entry.key);
    return refusal !== null;
  }
  await removeUnlessReplaced(db, entry);
  return true;
}
