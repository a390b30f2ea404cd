import type { ReachedDevice } from '../../db/alert-audience.ts';
import type { DeliverJob } from './alert-jobs.ts';

/** Few enough to be sent again after a crash, many enough to keep a connection busy. */
const DEVICES_PER_JOB = 500;

/** Jobs for these messages to these devices, by push service. */
export function deliverJobs(
  shared: Pick<DeliverJob, 'brand' | 'messageIds' | 'topic'> & { until: Date },
  devices: readonly Pick<ReachedDevice, 'id' | 'endpoint'>[],
): DeliverJob[] {
  const byService = Map.groupBy(devices, ({ endpoint }) => new URL(endpoint).host);
  return [...byService].flatMap(([service, serviceDevices]) => {
    const jobs: DeliverJob[] = [];
    for (let offset = 0; offset < serviceDevices.length; offset += DEVICES_PER_JOB) {
      const subscriptionIds = serviceDevices.slice(offset, offset + DEVICES_PER_JOB).map(({ id }) => id);
      jobs.push({ ...shared, until: shared.until.toISOString(), subscriptionIds, service });
    }
    return jobs;
  });
}
