import { NewsstandDb } from '#device/db.ts';
import { alertReactionEntry, storyMutedEntry } from '#device/outbox-entries.ts';
import { type EntryOwner, queueAsReader } from '#device/queue-as-reader.ts';
import {
  applyMutedStories,
  countUnread,
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
  publish: (alerts: readonly SavedAlert[]) => void,
  onFailure: (error: unknown) => void,
) {
  const db = new NewsstandDb();
  // Opened explicitly: if the first query opened it, a blocked database would not be reported to its watchers.
  await db.open();
  watchAlerts(db, publish, onFailure);
  return {
    async markOpened(alert: SavedAlert) {
      await markAlertRead(db, alert.id);
      await updateBadge(db);
      if (!isOfMessage(alert)) return;
      const reaction = { alertId: alert.id, deed: 'opened' } as const;
      await send(db, (sender, now) => alertReactionEntry({ ...reaction, ...sender }, now));
    },
    async markAllRead() {
      await markAllAlertsRead(db);
      await updateBadge(db);
    },
    async muteStory(story: string, muted: boolean) {
      await markStoryMuted(db, story, muted);
      await send(db, (sender, now) => storyMutedEntry({ story, muted, ...sender }, now));
    },
    applyMutedStories: (stories: readonly string[]) => applyMutedStories(db, stories),
  };
}

/** Updates the number of unread alerts on the app's icon. PSH-03 */
async function updateBadge(db: NewsstandDb): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const unread = await countUnread(db);
  // A browser may refuse a badge to a page that is not installed.
  await navigator.setAppBadge(unread).catch(() => undefined);
}

/** Sends now, or when the network is back. */
async function send(
  db: NewsstandDb,
  entryOf: (sender: EntryOwner, now: number) => OutboxEntry,
): Promise<void> {
  await queueAsReader(db, location.origin, (sender) => entryOf(sender, Date.now()));
  const { serviceWorker } = navigator;
  askToSend(serviceWorker);
  void askToSendLater(serviceWorker);
}
