import { NewsstandDb } from '#device/db.ts';
import { alertToldEntry, storyMutedEntry } from '#device/outbox.ts';
import { queueAsReader, type Whose } from '#device/queue-as-reader.ts';
import {
  countUnread,
  keepMutedStories,
  markAlertRead,
  markAllAlertsRead,
  markStoryMuted,
  type SavedAlert,
  watchAlerts,
} from '#device/tables/alerts.ts';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { isOfMessage } from '#domain/push/alert-reaction.ts';
import { askToSend, askToSendLater } from '#src/pwa/send-outbox.ts';

/** The signed-in reader's alerts in this browser's database. @throws DexieError where it is blocked. */
export async function openAlerts(
  tell: (alerts: readonly SavedAlert[]) => void,
  onFailure: (error: unknown) => void,
) {
  const db = new NewsstandDb();
  // Opened explicitly: if the first query opened it, a blocked database would not be reported to its watchers.
  await db.open();
  watchAlerts(db, tell, onFailure);
  return {
    async noteOpened(alert: SavedAlert) {
      await markAlertRead(db, alert.id);
      await tellBadge(db);
      if (!isOfMessage(alert)) return;
      const reaction = { alertId: alert.id, deed: 'opened' } as const;
      await send(db, (whose, now) => alertToldEntry({ ...reaction, ...whose }, now));
    },
    async markAllRead() {
      await markAllAlertsRead(db);
      await tellBadge(db);
    },
    async muteStory(story: string, muted: boolean) {
      await markStoryMuted(db, story, muted);
      await send(db, (whose, now) => storyMutedEntry({ story, muted, ...whose }, now));
    },
    keepMuted: (stories: readonly string[]) => keepMutedStories(db, stories),
  };
}

/** Updates the number of unread alerts on the app's icon. PSH-03 */
async function tellBadge(db: NewsstandDb): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const unread = await countUnread(db);
  // A browser may refuse a badge to a page that is not installed.
  await navigator.setAppBadge(unread).catch(() => undefined);
}

/** Sends now, or when the network is back. */
async function send(db: NewsstandDb, entryOf: (whose: Whose, now: number) => OutboxEntry): Promise<void> {
  await queueAsReader(db, location.origin, (whose) => entryOf(whose, Date.now()));
  const { serviceWorker } = navigator;
  askToSend(serviceWorker);
  void askToSendLater(serviceWorker);
}
