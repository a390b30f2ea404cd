import { NewsstandDb } from '#device/db.ts';
import { countUnread, markAlertRead, saveReceivedAlert } from '#device/tables/alerts.ts';
import type { PushedAlert } from '#domain/push/payload.ts';

const db = new NewsstandDb();

/** Saves an alert for the inbox, and updates the number on the app's icon. @throws DexieError PSH-03 */
export async function saveAlert(alert: PushedAlert, now: number): Promise<void> {
  await saveReceivedAlert(db, alert, now);
  await updateBadge();
}

/** Marks an alert as read, and updates the number on the app's icon. @throws DexieError */
export async function markRead(id: string): Promise<void> {
  await markAlertRead(db, id);
  await updateBadge();
}

/** Shows the number of unread alerts on the app's icon, if the system supports it. @throws DexieError */
export async function updateBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await navigator.setAppBadge(await countUnread(db));
}
