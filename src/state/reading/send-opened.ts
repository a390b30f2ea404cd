import { trackEvent } from '#api/account/track-event.ts';
import { openedEntry } from '#device/outbox.ts';
import { currentConsent, onConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';
import { purposesToMeasure } from '../measuring/may-measure.ts';
import { anonymousApi } from '../network/anonymous-api.ts';
import { hasWorker, queueEntry } from '../outbox/queue-entry.ts';

type Opened = Parameters<typeof openedEntry>[0];

/**
 * Has it counted that an article was opened, of whoever agrees to be measured: by way of the outbox, so that it counts
 * without a network too; at once where no worker would send it. It is counted in nobody's name. @throws ApiError where it was sent at once. API-06, OFF-05, TRK-02
 */
export async function sendOpened(opened: Opened): Promise<void> {
  if (purposesToMeasure()) await send(opened);
  else if (!currentConsent()) whenAnswered(() => send(opened));
}

async function send(opened: Opened): Promise<void> {
  const api = anonymousApi(opened.accountOrigin);
  if (!hasWorker()) return await trackEvent(api, opened.path);
  const entry = openedEntry(opened, Date.now());
  if (await queueEntry(entry)) return;
  // Under its key, should the device have kept it and said otherwise.
  await trackEvent(api, entry.path, { key: entry.key, at: new Date(entry.createdAt) });
}

/** The article that was opened last, while its reader has not answered. */
let late: (() => Promise<void>) | null = null;
let listening = false;

/** It counts if they agree while an article is shown. TRK-02 */
function whenAnswered(count: () => Promise<void>): void {
  late = count;
  if (listening) return;
  listening = true;
  onConsent(() => {
    const isShown = location.pathname.startsWith('/articolo/');
    if (isShown && purposesToMeasure()) late?.().catch((error: unknown) => logError('tracking', error));
    late = null;
  });
}
