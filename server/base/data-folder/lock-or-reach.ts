import { setTimeout as wait } from 'node:timers/promises';
import { type Control, DataFolderInUse, type DataFolderLock, lockDataFolder } from './lock.ts';

/**
 * How long to wait: a server accepts commands only some seconds after its start, and another command needs a
 * while to end.
 */
const TIMEOUT_MS = 30_000;
const RETRY_MS = 200;

/**
 * Locks the data folder for this process, or finds the server that holds it. Waits while the holder does not accept
 * commands yet. @throws DataFolderInUse after the timeout
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
