import { dismissNotice } from '#api/account/dismiss-notice.ts';
import { createApi } from '#api/clients.ts';
import type { NewsstandDb } from '#device/db.ts';
import { listWaiting, removeFromOutbox } from '#device/tables/outbox.ts';
import { readSession } from '#device/tables/session.ts';
import { readToken } from '../session/session-token.ts';

/**
 * Sends to the account the dismissed notices that can no longer be restored at the instant `now`: from the page, where
 * there is no worker. A failure is retried next time. @throws ApiError NOT-02
 */
export async function sendDismissed(db: NewsstandDb, now: number): Promise<void> {
  const session = await readSession(db);
  if (!session) return;
  for (const entry of await listWaiting(db, session.owner)) {
    if (entry.kind !== 'notice-dismissed' || (entry.notBefore ?? 0) > now) continue;
    await dismissNotice(apiAt(entry.accountOrigin), entry.noticeId);
    await removeFromOutbox(db, entry.key);
  }
}

function apiAt(accountOrigin: string) {
  const { origin } = location;
  const origins = { site: origin, account: accountOrigin, archive: origin };
  return createApi({ readToken, origins, fetch: (request) => fetch(request) });
}
