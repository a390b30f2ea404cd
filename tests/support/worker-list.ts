import type { BuildEntry, Pack } from '#domain/build-files.ts';

/** The precache list that the build writes into the worker's script. */
const LIST = /\[\{"(?:files|revision|url)":[\s\S]*?\}\](?![},\]])/;

/** What the built worker installs: single files, and packs. @throws Error when the script has no list */
export function readWorkerList(script: string): { singles: string[]; packs: Pack[] } {
  const found = LIST.exec(script)?.[0];
  if (!found) throw new Error('The worker’s script holds no list of files');
  const entries = (JSON.parse(found) as BuildEntry[]).map(({ url, files }) => ({ path: `/${url}`, files }));
  return {
    singles: entries.filter(({ files }) => !files).map(({ path }) => path),
    packs: entries.filter((entry): entry is Pack => entry.files !== undefined),
  };
}
