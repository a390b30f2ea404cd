import type { ReachedDevice } from '../../db/alert-audience.ts';
import type { DeliverJob } from './alert-jobs.ts';

/** Few enough to be sent again after a crash, many enough to keep a connection busy. */
const DEVICES_OF_A_JOB = 500;

/** Jobs for these messages to these devices, by push service. */
export function deliverJobs(
  what: Pick<DeliverJob, 'brand' | 'messageIds' | 'topic'>,
  devices: readonly Pick<ReachedDevice, 'id' | 'endpoint'>[],
): DeliverJob[] {
  const byService = Map.groupBy(devices, ({ endpoint }) => new URL(endpoint).host);
  return [...byService].flatMap(([service, own]) => {
    const jobs: DeliverJob[] = [];
    for (let first = 0; first < own.length; first += DEVICES_OF_A_JOB) {
      const subscriptionIds = own.slice(first, first + DEVICES_OF_A_JOB).map(({ id }) => id);
      jobs.push({ ...what, subscriptionIds, service });
    }
    return jobs;
  });
}
