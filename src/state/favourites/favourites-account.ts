import { createApi } from '#api/clients.ts';
import { syncFavourites } from '#api/site/sync-favourites.ts';
import type { NewsstandDb } from '#device/db.ts';
import { mergeFavourites } from '#device/merge-favourites.ts';
import { askToSend, askToSendLater } from '#src/pwa/send-outbox.ts';
import { accountOrigin } from '../account/account-origin.ts';
import { logError } from '../log.ts';
import { readToken } from '../session/session-token.ts';

/**
 * Sends local changes to the account: through the worker, now or when the network is back; from the page where there is
 * no worker. NWS-07
 */
export async function sendToAccount(db: NewsstandDb, brand: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) {
    askToSend(serviceWorker);
    void askToSendLater(serviceWorker);
    return;
  }
  const { origin } = location;
  const origins = { site: origin, account: accountOrigin(), archive: origin };
  const api = createApi({ readToken, origins, fetch: (request) => fetch(request) });
  try {
    await mergeFavourites(db, brand, (changes) => syncFavourites(api, changes));
  } catch (error) {
    // It is sent with the next change, or by the worker once there is one.
    logError('favourites', error);
  }
}
