import { type Dexie, liveQuery, type Table } from 'dexie';
import type { PushedAlert } from '#domain/push/payload.ts';
import { storyOf } from '#domain/push/story.ts';
import type { OutboxEntry } from './outbox.ts';
import { readSession, type SessionMirror } from './session.ts';

/** An alert received on this device for the signed-in account. PSH-03 */
export type SavedAlert = Omit<PushedAlert, 'tag' | 'icon' | 'badge' | 'actions'> & {
  owner: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  read: boolean;
  /** Whether the reader has muted its story: further alerts about the same subject. PSH-01 */
  muted?: boolean;
};

type Db = Pick<Dexie, 'transaction'> & {
  alerts: Table<SavedAlert, [owner: string, id: string]>;
  session: Table<SessionMirror, string>;
};

type Outbox = { outbox: Table<OutboxEntry, string> };

/** Older alerts are removed: news that is a month old is in the archive. */
export const MAX_ALERT_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/** Maximum number of saved alerts; the oldest are removed first. */
export const MAX_ALERTS = 300;

const ofOwner = (db: Pick<Db, 'alerts'>, owner: string) => db.alerts.where('owner').equals(owner);

/**
 * Saves an alert for the signed-in reader; without one it is dropped. An alert received twice is saved once. @throws
 * DexieError
 */
export const saveReceivedAlert = (db: Db, alert: PushedAlert, now: number): Promise<void> =>
  db.transaction('rw', db.alerts, db.session, async () => {
    const session = await readSession(db);
    if (!session || (await db.alerts.get([session.owner, alert.id]))) return;
    const { tag: _tag, icon: _icon, badge: _badge, actions: _actions, ...savedFields } = alert;
    await db.alerts.put({ ...savedFields, owner: session.owner, receivedAt: now, read: false });
    await removeOldAlerts(db, session.owner, now);
  });

async function removeOldAlerts(db: Db, owner: string, now: number): Promise<void> {
  const oldestFirst = await ofOwner(db, owner).sortBy('receivedAt');
  const surplus = oldestFirst.length - MAX_ALERTS;
  const old = oldestFirst.filter((row, index) => index < surplus || row.receivedAt < now - MAX_ALERT_AGE_MS);
  await db.alerts.bulkDelete(old.map(({ id }) => [owner, id]));
}

/** Alerts of the signed-in reader, the latest first. */
export async function listAlerts(db: Db): Promise<SavedAlert[]> {
  const session = await readSession(db);
  return session ? (await ofOwner(db, session.owner).sortBy('receivedAt')).reverse() : [];
}

/** Number of unread alerts; tests that the reader sent to themself do not count. */
export const countUnread = async (db: Db): Promise<number> =>
  (await listAlerts(db)).filter(({ kind, read }) => !read && kind !== 'test').length;

/** Marks an alert of the signed-in reader as read; does nothing if it is not there. */
export const markAlertRead = (db: Db, id: string): Promise<void> =>
  db.transaction('rw', db.alerts, db.session, async () => {
    const session = await readSession(db);
    if (session) await db.alerts.update([session.owner, id], { read: true });
  });

export const markAllAlertsRead = (db: Db): Promise<void> =>
  db.transaction('rw', db.alerts, db.session, async () => {
    const session = await readSession(db);
    if (session) await ofOwner(db, session.owner).modify({ read: true });
  });

/** Marks all the signed-in reader's alerts of a story as muted or not. */
export const markStoryMuted = (db: Db, story: string, muted: boolean): Promise<void> =>
  db.transaction('rw', db.alerts, db.session, async () => {
    const session = await readSession(db);
    if (!session) return;
    await ofOwner(db, session.owner)
      .filter((alert) => storyOf(alert) === story)
      .modify({ muted });
  });

/**
 * Marks the reader's saved alerts as muted or not, by the list of muted stories that the account sent.
 * Stories with a change in the outbox are left as they are. PSH-01
 */
export const applyMutedStories = (db: Db & Outbox, stories: readonly string[]): Promise<void> =>
  db.transaction('rw', db.alerts, db.outbox, db.session, async () => {
    const session = await readSession(db);
    if (!session) return;
    const pendingStories = (await db.outbox.toArray()).flatMap((entry) =>
      entry.kind === 'story-muted' ? [entry.story] : [],
    );
    await ofOwner(db, session.owner).modify((alert) => {
      const story = storyOf(alert);
      if (story !== null && !pendingStories.includes(story)) alert.muted = stories.includes(story);
    });
  });

/** Calls `onList` with the list now and after every change, whichever tab or worker makes it. */
export function watchAlerts(
  db: Db,
  onList: (alerts: SavedAlert[]) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(async () => await listAlerts(db)).subscribe(onList, onFailure);
}
