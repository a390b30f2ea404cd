import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A cache folder that no test run empties. */
const CACHE = 'node_modules/.cache';

/**
 * Keeps a folder that takes seconds to make for all later runs. It is complete or missing, though several processes
 * make it at the same time or one of them is killed.
 * @param name changes with everything the contents depend on
 * @param make fills an empty folder
 * @returns path of the folder
 */
export async function cachedFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(CACHE, name);
  if (existsSync(made)) return made;
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'fresh-'));
  await make(fresh);
  // Another process may have finished first.
  await rename(fresh, made).catch(() => rm(fresh, { recursive: true }));
  return made;
}
