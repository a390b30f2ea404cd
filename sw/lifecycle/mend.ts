import type { Pack } from '#domain/build-files.ts';
import { mendBuildFiles } from './build-files.ts';
import { dropDamaged } from './cached-packs.ts';
import type { Occasion } from './occasion.ts';
import { refreshShell } from './shell.ts';
import { mendStandingAnswers } from './standing-answers.ts';
import { wakeWithNetwork } from './wake-with-network.ts';

/** Of the event with which the browser says that there is a network again. */
const MEND_TAG = 'mend';

let mending: Promise<void> | undefined;

/**
 * Fetches what is missing of the app, whatever the browser, a full disk or a tool has taken away: files of the build, the
 * empty pages and the answers that belong to them. Asked twice at once, it is done once. OFF-01
 * @throws TypeError when there is no network
 */
export function mend(buildFiles: readonly string[], packs: readonly Pack[]): Promise<void> {
  mending ??= mendAll(buildFiles, packs).finally(() => {
    mending = undefined;
  });
  return mending;
}

async function mendAll(buildFiles: readonly string[], packs: readonly Pack[]): Promise<void> {
  await mendBuildFiles(buildFiles, packs);
  const isFetched = await refreshShell(buildFiles, Date.now());
  if (!isFetched) return await mendStandingAnswers();
  // To read all packs takes a phone a while: as often as the shell is fetched is often enough.
  await dropDamaged(packs);
  await mendBuildFiles(buildFiles, packs);
}

/** Has the browser say when there is a network, where it can. */
export const mendWithNetwork = (): Promise<void> => wakeWithNetwork(MEND_TAG);

export const onMendSync =
  (buildFiles: readonly string[], packs: readonly Pack[]) => (event: Occasion & { readonly tag: string }) => {
    if (event.tag === MEND_TAG) event.waitUntil(mend(buildFiles, packs));
  };
