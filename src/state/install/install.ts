import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { afterRefusal, mayOfferInstalling } from '#domain/install-offer.ts';
import { type InstallWay, installWay, promptInstall, watchInstalling } from '#src/pwa/install-prompt.ts';
import { logError } from '../log.ts';
import { changeInstallMemory, readInstallMemory } from './install-memory.ts';

/** Why the dialog is open: the app offered it, or the reader asked for it. */
export type InstallDialogReason = 'offered' | 'asked';

type InstallState = {
  way: InstallWay | null;
  /** Null while the dialog is closed. */
  dialog: InstallDialogReason | null;
  /** Whether the dialog was offered on this visit already. */
  offered: boolean;
};

const installingAtom = atom<InstallState>({ way: null, dialog: null, offered: false });

const current = () => getDefaultStore().get(installingAtom);
const set = (changed: Partial<InstallState>): void =>
  getDefaultStore().set(installingAtom, (before) => ({ ...before, ...changed }));

let isWatched = false;
installingAtom.onMount = () => {
  const updateWay = () => set({ way: installWay() });
  updateWay();
  if (!isWatched) watchInstalling(updateWay);
  isWatched = true;
};

/** Whether and how the app can be installed, and whether the dialog for it is open. OFF-07 */
export const useInstalling = (): InstallState => useAtomValue(installingAtom);

/** Opens the dialog if the moment is suitable. */
export function offerInstalling(): void {
  const memory = readInstallMemory();
  const { offered, way } = current();
  if (offered || !way || !memory || !mayOfferInstalling(memory, Date.now())) return;
  set({ dialog: 'offered', offered: true });
}

export const openInstallDialog = (): void => set({ dialog: 'asked' });

/** Closes the dialog when the reader moved on, neither installing nor refusing. */
export const closeInstallDialog = (): void => set({ dialog: null });

/** Closes the dialog with a refusal, which counts only if the app had offered it. */
export function refuseInstalling(): void {
  if (current().dialog === 'offered') changeInstallMemory((memory) => afterRefusal(memory, Date.now()));
  closeInstallDialog();
}

async function installOnce(): Promise<boolean> {
  let accepted = false;
  try {
    accepted = await promptInstall();
    if (accepted) closeInstallDialog();
    else refuseInstalling();
  } catch (error) {
    logError('install', error);
    closeInstallDialog();
  }
  set({ way: installWay() });
  return accepted;
}

let installing: Promise<boolean> | null = null;

/**
 * Shows the browser's prompt, which the reader may refuse too. A second press while it is shown waits for the same answer.
 * @returns whether the reader accepted.
 */
export function install(): Promise<boolean> {
  installing ??= installOnce().finally(() => {
    installing = null;
  });
  return installing;
}
