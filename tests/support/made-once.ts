import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** No test run empties it. */
const CACHE = 'node_modules/.cache';

/**
 * Keeps what takes seconds to make for all later runs: a folder that is there whole or not at all, though several processes
 * make it at once or one of them is killed.
 * @param name changes with whatever the contents depend on
 * @param make fills an empty folder
 * @returns where the folder is
 */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(CACHE, name);
  if (existsSync(made)) return made;
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'fresh-'));
  await make(fresh);
  // Another process may have been quicker.
  await rename(fresh, made).catch(() => rm(fresh, { recursive: true }));
  return made;
}
