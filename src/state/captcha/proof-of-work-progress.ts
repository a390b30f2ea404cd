import { atom, getDefaultStore, useAtomValue } from 'jotai';

const runningCountAtom = atom(0);
const isRunningAtom = atom((get) => get(runningCountAtom) > 0);

const changeCount = (step: number): void => getDefaultStore().set(runningCountAtom, (count) => count + step);

/** Marks the start of work for a call. @returns a function that marks its end. */
export function startProofOfWork(): () => void {
  changeCount(1);
  return () => changeCount(-1);
}

/** Whether the device is doing proof of work for a call. */
export const useProofOfWorkRunning = (): boolean => useAtomValue(isRunningAtom);
