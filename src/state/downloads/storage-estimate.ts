import { useCallback, useEffect, useState } from 'react';
import { logError } from '../log.ts';

/** The browser counts freed space only a moment later. */
const COUNTED_MS = 2000;

/** Bytes used by this origin, its quota, and whether the browser has granted persistent storage. */
export type StorageFacts = { used: number; quota: number; kept: boolean };

async function readStorage(): Promise<StorageFacts | 'untold'> {
  const { storage } = navigator;
  if (!storage?.estimate) return 'untold';
  const [{ usage = 0, quota = 0 }, kept] = await Promise.all([
    storage.estimate(),
    storage.persisted?.() ?? false,
  ]);
  return { used: usage, quota, kept };
}

/** Null until the browser has answered. Requested again whenever `sign` changes. OFF-03 */
export function useStorage(sign: unknown) {
  const [facts, setFacts] = useState<StorageFacts | 'untold' | null>(null);
  const askAgain = useCallback(() => {
    readStorage().then(setFacts, (error: unknown) => {
      logError('storage', error);
      setFacts('untold');
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of it changes the browser's estimate
  useEffect(() => {
    askAgain();
    const timer = setTimeout(askAgain, COUNTED_MS);
    return () => clearTimeout(timer);
  }, [askAgain, sign]);
  return { facts, askAgain };
}

/** Requests persistent storage, so that the browser evicts nothing. Null where this is not supported. OFF-03 */
export async function askToKeep(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persist?.()) ?? null;
  } catch (error) {
    logError('storage', error);
    return null;
  }
}
