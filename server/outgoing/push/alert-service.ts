import type { AlertJobs } from './messages/alert-jobs.ts';
import type { Sender } from './sending/create-sender.ts';

/**
 * What sends alerts: `publicKey` is what browsers subscribe with, in base64url; `services` are hosts of push services besides
 * those that everybody knows.
 */
export type AlertService = {
  publicKey: string;
  services: readonly string[];
  sender: Sender;
  jobs: AlertJobs;
};

/** Takes nothing: where no queue is open. */
export const NO_JOBS: AlertJobs = {
  plan: () => Promise.reject(new Error('no queue is open')),
  deliver: () => Promise.reject(new Error('no queue is open')),
};
