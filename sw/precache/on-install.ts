import type { Pack } from '#domain/build-files.ts';
import { holdBuildFiles } from './build-files.ts';
import { keepShell } from './shell.ts';

/**
 * Holds the app and its empty page, in this order: the worker still in charge may hand the new page out as soon as it is
 * kept. Then the new worker waits, so that no open page changes its worker while it is read. OFF-01, OFF-04
 */
export const onInstall =
  (buildFiles: readonly string[], packs: readonly Pack[]) => (event: ExtendableEvent) => {
    event.waitUntil(holdBuildFiles(buildFiles, packs).then(() => keepShell(buildFiles)));
  };
