import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  underWay += by;
  for (const listener of listeners) listener();
}

/** Says that the device works for a call. @returns what says that it does no more. */
export function startProofOfWork(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the device works, before a call that many others made before. */
export const useProofOfWorkRunning = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
