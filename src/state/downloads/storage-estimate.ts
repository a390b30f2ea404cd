import { useCallback, useEffect, useState } from 'react';
import { logError } from '../log.ts';

/** The browser counts freed space only a moment later. */
const RECOUNT_DELAY_MS = 2000;

/** Bytes used by this origin, its quota, and whether the browser has granted persistent storage. */
export type StorageFacts = { used: number; quota: number; isPersistent: boolean };

async function readStorage(): Promise<StorageFacts | 'untold'> {
  const { storage } = navigator;
  if (!storage?.estimate) return 'untold';
  const [{ usage = 0, quota = 0 }, isPersistent] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ]);
  return { used: usage, quota, isPersistent };
}

/** Null until the browser has answered. Requested again whenever `trigger` changes. OFF-03 */
export function useStorage(trigger: unknown) {
  const [facts, setFacts] = useState<StorageFacts | 'untold' | null>(null);
  const refresh = useCallback(() => {
    readStorage().then(setFacts, (error: unknown) => {
      logError('storage', error);
      setFacts('untold');
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of it changes the browser's estimate
  useEffect(() => {
    refresh();
    const timer = setTimeout(refresh, RECOUNT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [refresh, trigger]);
  return { facts, reload: refresh };
}

/** Requests persistent storage, so that the browser evicts nothing. Null where this is not supported. OFF-03 */
export async function requestPersistence(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persist?.()) ?? null;
  } catch (error) {
    logError('storage', error);
    return null;
  }
}
