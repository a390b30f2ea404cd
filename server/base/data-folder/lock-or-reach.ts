import { setTimeout as wait } from 'node:timers/promises';
import { type Control, DataFolderInUse, type DataFolderLock, lockDataFolder } from './lock.ts';

/** A server that starts takes commands after seconds; another command ends after a while. */
const TIMEOUT_MS = 30_000;
const RETRY_MS = 200;

/**
 * The data folder for this process, or the way to the server that holds it. A holder that takes no commands yet is
 * waited for. @throws DataFolderInUse when it goes on so
 */
export async function lockOrReach(
  folder: string,
  timeoutMs = TIMEOUT_MS,
): Promise<{ lock: DataFolderLock } | { running: Control }> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return { lock: await lockDataFolder(folder) };
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      if (error.control) return { running: error.control };
      if (performance.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}
