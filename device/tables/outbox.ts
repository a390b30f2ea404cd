import { liveQuery, type Table } from 'dexie';
import type { ConsentResult, ConsentSource } from '#domain/consent/consent.ts';
import type { Measure } from '#domain/measurement/measures.ts';
import type { AlertReaction } from '#domain/push/alert-reaction.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { EVERYBODY } from './session.ts';

/** What was done. */
type Action =
  /** Address of the article, and what it is called. */
  | { kind: 'article-opened'; path: string; title: string }
  /** Number of a notice of the account. NOT-02 */
  | { kind: 'notice-dismissed'; noticeId: number }
  /** SHA-256 of the token of a session that was ended here without a network. NAV-11 */
  | { kind: 'session-end'; digest: string }
  /** How the reader wants to hear of a topic, said to an alert. PSH-03 */
  | { kind: 'topic-alerts'; topic: string; mode: AlertMode }
  /** Whether the reader hears no more of a story. PSH-01 */
  | { kind: 'story-muted'; story: string; muted: boolean }
  /** What became of an alert on this device. PSH-04 */
  | { kind: 'alert-told'; alertId: string; deed: AlertReaction }
  /** What was agreed to here. TRK-01 */
  | { kind: 'consent-given'; consent: GivenConsent }
  /** That a page was viewed, or how soon it was there; nobody's. TRK-04 */
  | { kind: 'measured'; measure: Measure };

/** Its id is the entry's key, and when it was given the entry's age. */
export type GivenConsent = {
  result: ConsentResult;
  tcString: string | null;
  listVersion: number;
  policyVersion: number;
  wordsVersion: number;
  source: ConsentSource;
};

/** What was done here and the server shall hear of once. OFF-05 */
export type OutboxEntry = Action & {
  /** Says the same action again: the server counts it once. */
  key: string;
  /** Who did it, and in whose name alone it is sent; absent for nobody's. OFF-06 */
  owner?: string;
  /** Where the account site stands, without a slash at the end: the worker knows its own origin alone. */
  accountOrigin: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Until then it can be taken back. */
  notBefore?: number;
  attempts: number;
  /** The server refused it and would again: the error's kind. */
  refused: string | null;
};

/** An entry of one kind. */
export type EntryOf<Kind extends OutboxEntry['kind']> = Extract<OutboxEntry, { kind: Kind }>;

type Db = { outbox: Table<OutboxEntry, string> };

/** Who has no network for longer than this is counted by nobody: the server takes nothing older. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** More than a month of reading; the oldest go first. */
export const MAX_ENTRIES = 500;

/** The oldest first, those that were refused among them. */
export const listOutbox = (db: Db): Promise<OutboxEntry[]> => db.outbox.orderBy('createdAt').toArray();

/** Whether it may be sent while this account is signed in, or nobody for the empty name. */
const isFor = (reader: string) => (entry: OutboxEntry) =>
  (entry.owner ?? EVERYBODY) === EVERYBODY || entry.owner === reader;

/** What is still to be sent of this reader: what failed least often first, so that nothing stands in the way of the others. */
export async function listWaiting(db: Db, reader = EVERYBODY): Promise<OutboxEntry[]> {
  const waiting = (await listOutbox(db)).filter(({ refused }) => refused === null).filter(isFor(reader));
  return waiting.sort((a, b) => a.attempts - b.attempts);
}

/** @throws DexieError where the device keeps nothing. */
export async function addToOutbox(db: Db, entry: OutboxEntry): Promise<void> {
  await db.outbox.put(entry);
  await forgetOldEntries(db, entry.createdAt);
}

/** Drops what is older than `KEPT_MS` at the instant `now`, and the oldest beyond `MAX_ENTRIES`. */
export async function forgetOldEntries(db: Db, now: number): Promise<void> {
  await db.outbox
    .where('createdAt')
    .below(now - KEPT_MS)
    .delete();
  const surplus = (await db.outbox.count()) - MAX_ENTRIES;
  if (surplus > 0) await db.outbox.orderBy('createdAt').limit(surplus).delete();
}

/** It was not heard, and waits for the next time. */
export async function noteAttempt(db: Db, key: string): Promise<void> {
  await db.outbox
    .where('key')
    .equals(key)
    .modify((entry) => {
      entry.attempts += 1;
    });
}

/** It is sent no more, unless the reader says so. */
export async function markRefused(db: Db, key: string, refused: string): Promise<void> {
  await db.outbox.update(key, { refused });
}

/** Sent again, under the key it has. */
export async function queueAgain(db: Db, key: string): Promise<void> {
  await db.outbox.update(key, { refused: null, attempts: 0 });
}

export async function removeFromOutbox(db: Db, key: string): Promise<void> {
  await db.outbox.delete(key);
}

/** Not what was said since, and has taken its place. */
export async function removeSent(db: Db, { key, createdAt }: OutboxEntry): Promise<void> {
  const isSame = (entry: OutboxEntry) => entry.createdAt === createdAt;
  await db.outbox.where('key').equals(key).filter(isSame).delete();
}

/** Tells all entries now and after every change, whichever tab or worker makes it. */
export function watchOutbox(
  db: Db,
  onList: (entries: OutboxEntry[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(() => listOutbox(db)).subscribe(onList, onFailure);
}
