import { useSyncExternalStore } from 'react';
import { afterRefusal, mayOfferInstalling } from '#domain/install-offer.ts';
import { type InstallWay, installWay, promptInstall, watchInstalling } from '#src/pwa/install-prompt.ts';
import { changeInstallMemory, readInstallMemory } from './install-memory.ts';
import { logError } from './log.ts';

/** Why the sheet is open: we offered, or the reader asked for it. */
export type InstallSheetReason = 'offered' | 'asked';

type Installing = {
  way: InstallWay | null;
  /** Null while the sheet is closed. */
  sheet: InstallSheetReason | null;
  /** Offered on this visit already. */
  offered: boolean;
};

const UNKNOWN: Installing = { way: null, sheet: null, offered: false };

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

/** Whether and how the app can be installed, and whether the sheet for it is open. OFF-07 */
export const useInstalling = (): Installing =>
  useSyncExternalStore(
    subscribe,
    () => installing,
    () => UNKNOWN,
  );

/** Opens the sheet if this is a moment for it. */
export function offerInstalling(): void {
  const memory = readInstallMemory();
  if (installing.offered || !installing.way || !memory || !mayOfferInstalling(memory, Date.now())) return;
  set({ sheet: 'offered', offered: true });
}

export const askForInstalling = (): void => set({ sheet: 'asked' });

/** The reader went on: neither installed nor refused. */
export const closeInstallSheet = (): void => set({ sheet: null });

/** Whoever opened the sheet, and closes it again, has refused nothing. */
export function refuseInstalling(): void {
  if (installing.sheet === 'offered') changeInstallMemory((memory) => afterRefusal(memory, Date.now()));
  closeInstallSheet();
}

/** Has the browser ask; its question may be refused too. */
export async function install(): Promise<void> {
  try {
    if (await promptInstall()) closeInstallSheet();
    else refuseInstalling();
  } catch (error) {
    logError('install', error);
    closeInstallSheet();
  }
  set({ way: installWay() });
}
