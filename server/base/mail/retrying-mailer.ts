import { setTimeout } from 'node:timers/promises';
import type { Mailer } from './mailer.ts';
import { isPermanentlyRefused } from './permanent-refusal.ts';

const PAUSES_MS = [1000, 5000, 30_000];

/**
 * Retries a mail a few times when it could not be handed over, unless it was refused permanently. A stopping server
 * (`signal`) cuts the pause short: one last attempt follows, and none if an attempt was in progress.
 */
export const retryingMailer = (mailer: Mailer, signal: AbortSignal, pausesMs = PAUSES_MS): Mailer => ({
  async send(brand, mail) {
    for (const pause of pausesMs) {
      try {
        return await mailer.send(brand, mail);
      } catch (error) {
        if (signal.aborted || isPermanentlyRefused(error)) throw error;
        await setTimeout(pause, undefined, { signal }).catch(() => undefined);
      }
    }
    await mailer.send(brand, mail);
  },
  ready: async () => await mailer.ready?.(),
  close: () => mailer.close?.(),
});
