import { liveQuery, type Table } from 'dexie';
import type { ConsentResult, ConsentSource } from '#domain/consent/consent.ts';
import type { Measure } from '#domain/measurement/measures.ts';
import type { AlertReaction } from '#domain/push/alert-reaction.ts';
import type { AlertMode } from '#domain/push/alert-rules.ts';
import { NO_ACCOUNT } from './session.ts';

/** The action that an entry reports. */
type Action =
  /** Address and title of the article. */
  | { kind: 'article-opened'; path: string; title: string }
  /** Id of a dismissed notice of the account. NOT-02 */
  | { kind: 'notice-dismissed'; noticeId: number }
  /** SHA-256 of the token of a session that was ended here offline. NAV-11 */
  | { kind: 'session-end'; digest: string }
  /** Alert mode that the reader chose for a topic, from an alert. PSH-03 */
  | { kind: 'topic-alerts'; topic: string; mode: AlertMode }
  /** Whether the reader has muted a story. PSH-01 */
  | { kind: 'story-muted'; story: string; muted: boolean }
  /**
   * The reader's reaction to an alert on this device: opened, or opted out. Kind and `deed` are stored names.
   * PSH-04
   */
  | { kind: 'alert-told'; alertId: string; deed: AlertReaction }
  /** A consent given on this device. TRK-01 */
  | { kind: 'consent-given'; consent: GivenConsent }
  /** A page view or a loading time; it has no owner. TRK-04 */
  | { kind: 'measured'; measure: Measure };

/** A consent as it was given. Its id is the entry's key, and its time the entry's `createdAt`. */
export type GivenConsent = {
  result: ConsentResult;
  tcString: string | null;
  listVersion: number;
  policyVersion: number;
  /** Version of the texts of the consent dialog that the reader saw: `CONSENT_WORDS_VERSION`. */
  wordsVersion: number;
  source: ConsentSource;
};

/** An action on this device that is to be reported to the server once. OFF-05 */
export type OutboxEntry = Action & {
  /** Idempotency key: the server counts a repeated entry once. */
  key: string;
  /** The account that did it and for which alone it is sent; absent if it has no owner. OFF-06 */
  owner?: string;
  /** Origin of the account site, without a trailing slash: the worker knows only its own origin. */
  accountOrigin: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  /** Until then it is not sent and can be undone. */
  notBefore?: number;
  attempts: number;
  /** Kind of the error with which the server refused it; it would be refused again. */
  refused: string | null;
};

/** An entry of one kind. */
export type EntryOf<Kind extends OutboxEntry['kind']> = Extract<OutboxEntry, { kind: Kind }>;

type Db = { outbox: Table<OutboxEntry, string> };

/** Maximum age of an entry: the server accepts none older than this. */
export const MAX_ENTRY_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Maximum number of entries, enough for more than a month of reading; the oldest are dropped first. */
export const MAX_ENTRIES = 500;

/** All entries, the oldest first, including refused ones. */
export const listOutbox = (db: Db): Promise<OutboxEntry[]> => db.outbox.orderBy('createdAt').toArray();

/**
 * Whether an entry may be sent while this account is signed in, or nobody, `NO_ACCOUNT`. Entries without an
 * owner always may.
 */
const maySendFor = (owner: string) => (entry: OutboxEntry) =>
  (entry.owner ?? NO_ACCOUNT) === NO_ACCOUNT || entry.owner === owner;

/**
 * Entries to send while this owner is signed in. Those with the fewest failures come first, so that a failing
 * entry does not block the others.
 */
export async function listWaiting(db: Db, owner = NO_ACCOUNT): Promise<OutboxEntry[]> {
  const waiting = (await listOutbox(db)).filter(({ refused }) => refused === null).filter(maySendFor(owner));
  return waiting.sort((a, b) => a.attempts - b.attempts);
}

/** Adds an entry, replacing one with the same key. @throws DexieError if the device cannot save it. */
export async function addToOutbox(db: Db, entry: OutboxEntry): Promise<void> {
  await db.outbox.put(entry);
  await forgetOldEntries(db, entry.createdAt);
}

/** Drops entries older than `MAX_ENTRY_AGE_MS` at the instant `now`, and the oldest beyond `MAX_ENTRIES`. */
export async function forgetOldEntries(db: Db, now: number): Promise<void> {
  await db.outbox
    .where('createdAt')
    .below(now - MAX_ENTRY_AGE_MS)
    .delete();
  const surplus = (await db.outbox.count()) - MAX_ENTRIES;
  if (surplus > 0) await db.outbox.orderBy('createdAt').limit(surplus).delete();
}

/** Counts a failed attempt; the entry waits for the next one. */
export async function countAttempt(db: Db, key: string): Promise<void> {
  await db.outbox
    .where('key')
    .equals(key)
    .modify((entry) => {
      entry.attempts += 1;
    });
}

/** Marks an entry as refused: it is not sent again unless the reader asks for it. */
export async function markRefused(db: Db, key: string, refused: string): Promise<void> {
  await db.outbox.update(key, { refused });
}

/** Queues a refused entry again, under the same key. */
export async function queueAgain(db: Db, key: string): Promise<void> {
  await db.outbox.update(key, { refused: null, attempts: 0 });
}

export async function removeFromOutbox(db: Db, key: string): Promise<void> {
  await db.outbox.delete(key);
}

/** Removes a sent or refused entry, unless a newer one has replaced it meanwhile. */
export async function removeUnlessReplaced(db: Db, { key, createdAt }: OutboxEntry): Promise<void> {
  const isSame = (entry: OutboxEntry) => entry.createdAt === createdAt;
  await db.outbox.where('key').equals(key).filter(isSame).delete();
}

/** Calls `onList` with all entries now and after every change, whichever tab or worker makes it. */
export function watchOutbox(
  db: Db,
  onList: (entries: OutboxEntry[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(() => listOutbox(db)).subscribe(onList, onFailure);
}
