import { atom, getDefaultStore, useAtomValue } from 'jotai';

const underWayAtom = atom(0);
const runningAtom = atom((get) => get(underWayAtom) > 0);

const change = (by: number): void => getDefaultStore().set(underWayAtom, (underWay) => underWay + by);

/** Marks the start of work for a call. @returns a function that marks its end. */
export function startProofOfWork(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether the device is doing proof of work for a call. */
export const useProofOfWorkRunning = (): boolean => useAtomValue(runningAtom);
