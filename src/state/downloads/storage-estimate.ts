import { useCallback, useEffect, useState } from 'react';
import { logError } from '../log.ts';

/** What was let go of is counted a moment later. */
const COUNTED_MS = 2000;

/** Bytes of this origin on the device, as many as there may be, and whether the browser has promised to keep them. */
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

/** Null until the browser has told. Asked again whenever `sign` changes. OFF-03 */
export function useStorage(sign: unknown) {
  const [facts, setFacts] = useState<StorageFacts | 'untold' | null>(null);
  const askAgain = useCallback(() => {
    readStorage().then(setFacts, (error: unknown) => {
      logError('storage', error);
      setFacts('untold');
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is a sign of has changed what the browser tells
  useEffect(() => {
    askAgain();
    const timer = setTimeout(askAgain, COUNTED_MS);
    return () => clearTimeout(timer);
  }, [askAgain, sign]);
  return { facts, askAgain };
}

/** Asks that nothing be taken from the device for want of room. Null where nobody can be asked. OFF-03 */
export async function askToKeep(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persist?.()) ?? null;
  } catch (error) {
    logError('storage', error);
    return null;
  }
}
