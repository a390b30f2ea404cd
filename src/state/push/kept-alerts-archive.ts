import { NewsstandDb } from '#device/db.ts';
import { type KeptAlert, markAlertRead, markAllAlertsRead, watchAlerts } from '#device/tables/alerts.ts';

/** The alerts of whoever is signed in, in this browser's database. @throws DexieError where it is blocked. */
export async function openAlerts(
  tell: (alerts: readonly KeptAlert[]) => void,
  onFailure: (error: unknown) => void,
) {
  const db = new NewsstandDb();
  // Opened by its first query, a blocked one would say nothing to whoever watches it.
  await db.open();
  watchAlerts(db, tell, onFailure);
  return {
    markRead: (id: string) => markAlertRead(db, id),
    markAllRead: () => markAllAlertsRead(db),
  };
}
