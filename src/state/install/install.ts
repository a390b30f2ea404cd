import { useSyncExternalStore } from 'react';
import { afterRefusal, mayOfferInstalling } from '#domain/install-offer.ts';
import { type InstallWay, installWay, promptInstall, watchInstalling } from '#src/pwa/install-prompt.ts';
import { logError } from '../log.ts';
import { changeInstallMemory, readInstallMemory } from './install-memory.ts';

/** Why the dialog is open: we offered, or the reader asked for it. */
export type InstallDialogReason = 'offered' | 'asked';

type Installing = {
  way: InstallWay | null;
  /** Null while the dialog is closed. */
  dialog: InstallDialogReason | null;
  /** Offered on this visit already. */
  offered: boolean;
};

const UNKNOWN: Installing = { way: null, dialog: null, offered: false };

let installing = UNKNOWN;
let watched = false;
const listeners = new Set<() => void>();

function set(changed: Partial<Installing>): void {
  installing = { ...installing, ...changed };
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  if (!watched) {
    watched = true;
    const look = () => set({ way: installWay() });
    watchInstalling(look);
    look();
  }
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Whether and how the app can be installed, and whether the dialog for it is open. OFF-07 */
export const useInstalling = (): Installing =>
  useSyncExternalStore(
    subscribe,
    () => installing,
    () => UNKNOWN,
  );

/** Opens the dialog if this is a moment for it. */
export function offerInstalling(): void {
  const memory = readInstallMemory();
  if (installing.offered || !installing.way || !memory || !mayOfferInstalling(memory, Date.now())) return;
  set({ dialog: 'offered', offered: true });
}

export const askForInstalling = (): void => set({ dialog: 'asked' });

/** The reader went on: neither installed nor refused. */
export const closeInstallDialog = (): void => set({ dialog: null });

/** Whoever opened the dialog, and closes it again, has refused nothing. */
export function refuseInstalling(): void {
  if (installing.dialog === 'offered') changeInstallMemory((memory) => afterRefusal(memory, Date.now()));
  closeInstallDialog();
}

/** Has the browser ask; its question may be refused too. */
export async function install(): Promise<void> {
  try {
    if (await promptInstall()) closeInstallDialog();
    else refuseInstalling();
  } catch (error) {
    logError('install', error);
    closeInstallDialog();
  }
  set({ way: installWay() });
}
