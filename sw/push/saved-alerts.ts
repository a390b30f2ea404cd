import { NewsstandDb } from '#device/db.ts';
import { countUnread, keepAlert, markAlertRead } from '#device/tables/alerts.ts';
import type { PushedAlert } from '#domain/push/payload.ts';

const db = new NewsstandDb();

/** For the inbox, and for the app's badge. @throws DexieError PSH-03 */
export async function keep(alert: PushedAlert, now: number): Promise<void> {
  await keepAlert(db, alert, now);
  await tellBadge();
}

/** @throws DexieError */
export async function noteRead(id: string): Promise<void> {
  await markAlertRead(db, id);
  await tellBadge();
}

/** How many are unread stands on the app's icon, where the system shows it. @throws DexieError */
export async function tellBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await navigator.setAppBadge(await countUnread(db));
}
