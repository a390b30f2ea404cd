import { atom, getDefaultStore, useAtomValue } from 'jotai';

const underWayAtom = atom(0);
const runningAtom = atom((get) => get(underWayAtom) > 0);

const change = (by: number): void => getDefaultStore().set(underWayAtom, (underWay) => underWay + by);

/** Says that the device works for a call. @returns what says that it does no more. */
export function startProofOfWork(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether the device works, before a call that many others made before. */
export const useProofOfWorkRunning = (): boolean => useAtomValue(runningAtom);
