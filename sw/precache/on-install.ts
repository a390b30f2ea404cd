import type { Pack } from '#domain/build-files.ts';
import { cacheBuildFiles } from './build-files.ts';
import { cacheShell } from './shell.ts';

/**
 * Caches the build files, then the empty page: the active worker may serve the new page as soon as it is cached. The
 * new worker then waits, so that no open page changes its worker while it is read. OFF-01, OFF-04
 */
export const onInstall =
  (buildFiles: readonly string[], packs: readonly Pack[]) => (event: ExtendableEvent) => {
    event.waitUntil(cacheBuildFiles(buildFiles, packs).then(() => cacheShell(buildFiles)));
  };
