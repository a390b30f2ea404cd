import { trackMeasure } from '#api/account/track-event.ts';
import { measuredEntry } from '#device/outbox-entries.ts';
import type { EntryOf } from '#device/tables/outbox.ts';
import type { Measure } from '#domain/measurement/measures.ts';
import { logError } from '../log.ts';
import { anonymousApi } from '../network/anonymous-api.ts';
import { hasWorker, queueEntry } from '../outbox/queue-entry.ts';

const entryFor = (measure: Measure, accountOrigin: string) =>
  measuredEntry(measure, { accountOrigin, createdAt: Date.now() });

const sendNow = ({ measure, accountOrigin, key, createdAt }: EntryOf<'measured'>) =>
  trackMeasure(anonymousApi(accountOrigin), measure, { key, at: new Date(createdAt) });

/**
 * Sends a view to be counted: through the outbox, so that it counts offline too; directly where no worker would send
 * it. Failures are logged. API-06, OFF-05
 */
export async function sendMeasure(measure: Measure, accountOrigin: string): Promise<void> {
  const entry = entryFor(measure, accountOrigin);
  if (hasWorker() && (await queueEntry(entry))) return;
  await sendNow(entry).catch((error: unknown) => logError('tracking', error));
}

/** The same for a page that may be closed at any moment: sent immediately, and through the outbox if that fails. */
export async function sendLastMeasure(measure: Measure, accountOrigin: string): Promise<void> {
  const entry = entryFor(measure, accountOrigin);
  try {
    await sendNow(entry);
  } catch (error) {
    logError('tracking', error);
    if (hasWorker()) await queueEntry(entry);
  }
}
