import type { Pack } from '#domain/build-files.ts';
import type { WorkerEvent } from '../base/events.ts';
import { registerSync } from '../base/register-sync.ts';
import { repairBuildFiles } from './build-files.ts';
import { dropDamaged } from './cached-packs.ts';
import { repairPrecachedAnswers } from './precached-answers.ts';
import { refreshShell } from './shell.ts';

/** Of the event with which the browser says that there is a network again. */
const REPAIR_TAG = 'mend';

let repairing: Promise<void> | undefined;

/**
 * Fetches what is missing of the app, whatever the browser, a full disk or a tool has taken away: files of the build, the
 * empty pages and the answers that belong to them. Asked twice at once, it is done once. OFF-01
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
  // To read all packs takes a phone a while: as often as the shell is fetched is often enough.
  await dropDamaged(packs);
  await repairBuildFiles(buildFiles, packs);
}

/** Has the browser say when there is a network, where it can. */
export const repairWithNetwork = (): Promise<void> => registerSync(REPAIR_TAG);

export const onRepairSync =
  (buildFiles: readonly string[], packs: readonly Pack[]) =>
  (event: WorkerEvent & { readonly tag: string }) => {
    if (event.tag === REPAIR_TAG) event.waitUntil(repair(buildFiles, packs));
  };
