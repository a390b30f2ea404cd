import type { AlertJobs } from './messages/alert-jobs.ts';
import type { Sender } from './sending/create-sender.ts';

/**
 * Everything needed to send alerts. `publicKey` is the key with which browsers subscribe, in base64url; `services` are
 * hosts of push services in addition to the well-known ones.
 */
export type AlertService = {
  publicKey: string;
  services: readonly string[];
  sender: Sender;
  jobs: AlertJobs;
};

/** Rejects all jobs, for where no queue is open. */
export const NO_ALERT_JOBS: AlertJobs = {
  plan: () => Promise.reject(new Error('no queue is open')),
  deliver: () => Promise.reject(new Error('no queue is open')),
};
