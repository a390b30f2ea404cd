import { NewsstandDb } from '#device/db.ts';
import { readSession } from '#device/tables/session.ts';

/** Whether the signed-in reader wants alerts on this device. It is removed with the session. PSH-01 */
export async function readAlertsPreference(): Promise<boolean> {
  const db = new NewsstandDb();
  try {
    return (await readSession(db))?.alerts === true;
  } finally {
    db.close();
  }
}

export async function saveAlertsPreference(alerts: boolean): Promise<void> {
  const db = new NewsstandDb();
  try {
    await db.session.update('current', { alerts });
  } finally {
    db.close();
  }
}
