import type { Pack } from '#domain/build-files.ts';
import type { WorkerEvent } from '../base/events.ts';
import { registerSync } from '../base/register-sync.ts';
import { repairBuildFiles } from './build-files.ts';
import { dropDamaged } from './cached-packs.ts';
import { repairPrecachedAnswers } from './precached-answers.ts';
import { refreshShell } from './shell.ts';

/** Tag of the sync event that the browser sends once there is a network again. */
const REPAIR_TAG = 'mend';

let repairing: Promise<void> | undefined;

/**
 * Fetches what is missing of the app after the browser, a full disk or a tool has deleted something: build files, empty
 * pages and the answers that belong to them. Concurrent calls share one run. OFF-01
 * @throws TypeError when there is no network
 */
export function repair(buildFiles: readonly string[], packs: readonly Pack[]): Promise<void> {
  repairing ??= repairAll(buildFiles, packs).finally(() => {
    repairing = undefined;
  });
  return repairing;
}

async function repairAll(buildFiles: readonly string[], packs: readonly Pack[]): Promise<void> {
  await repairBuildFiles(buildFiles, packs);
  const isFetched = await refreshShell(buildFiles, Date.now());
  if (!isFetched) return await repairPrecachedAnswers();
  // Reading all packs takes a phone a while; doing it as often as the shell is fetched is enough.
  await dropDamaged(packs);
  await repairBuildFiles(buildFiles, packs);
}

/** Asks the browser for a sync event once there is a network, where it supports that. */
export const requestRepairSync = (): Promise<void> => registerSync(REPAIR_TAG);

export const onRepairSync =
  (buildFiles: readonly string[], packs: readonly Pack[]) =>
  (event: WorkerEvent & { readonly tag: string }) => {
    if (event.tag === REPAIR_TAG) event.waitUntil(repair(buildFiles, packs));
  };
