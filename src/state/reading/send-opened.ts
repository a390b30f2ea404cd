import { trackEvent } from '#api/account/track-event.ts';
import { articleOpenedEntry } from '#device/outbox-entries.ts';
import { currentConsent, onConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';
import { purposesToMeasure } from '../measuring/may-measure.ts';
import { anonymousApi } from '../network/anonymous-api.ts';
import { hasWorker, queueEntry } from '../outbox/queue-entry.ts';

type Opened = Parameters<typeof articleOpenedEntry>[0];

/**
 * Counts that an article was opened, if its reader consents to measuring: through the outbox, so that it counts offline
 * too; directly where no worker would send it. It is counted anonymously. @throws ApiError where it was sent directly.
 * API-06, OFF-05, TRK-02
 */
export async function sendOpened(opened: Opened): Promise<void> {
  if (purposesToMeasure()) await send(opened);
  else if (!currentConsent()) whenAnswered(() => send(opened));
}

async function send(opened: Opened): Promise<void> {
  const api = anonymousApi(opened.accountOrigin);
  if (!hasWorker()) return await trackEvent(api, opened.path);
  const entry = articleOpenedEntry(opened, Date.now());
  if (await queueEntry(entry)) return;
  // Sent with its key, in case the device has saved the entry despite reporting a failure.
  await trackEvent(api, entry.path, { key: entry.key, at: new Date(entry.createdAt) });
}

/** Counts the article that was opened last; null unless the reader's answer about consent is pending. */
let pendingCount: (() => Promise<void>) | null = null;
let listening = false;

/** Counts the article if the reader consents while an article is shown. TRK-02 */
function whenAnswered(count: () => Promise<void>): void {
  pendingCount = count;
  if (listening) return;
  listening = true;
  onConsent(() => {
    const isShown = location.pathname.startsWith('/articolo/');
    if (isShown && purposesToMeasure())
      pendingCount?.().catch((error: unknown) => logError('tracking', error));
    pendingCount = null;
  });
}
