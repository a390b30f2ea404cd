import { OUTBOX_TAG } from '#device/outbox-entries.ts';
import { registerSync } from '../base/register-sync.ts';
import { sendOutbox } from './send-outbox.ts';

/** Sends what waits now, and the rest once there is a network. @throws DexieError OFF-05 */
export async function sendWithRetry(): Promise<void> {
  if ((await sendOutbox()) > 0) await registerSync(OUTBOX_TAG);
}
