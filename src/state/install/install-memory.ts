import { INSTALL_KEY } from '#domain/device-keys.ts';
import { EMPTY_INSTALL_MEMORY, type InstallMemory } from '#domain/install-offer.ts';

/** The stored state; null if storage is blocked or its data is broken: then nothing is offered. */
export function readInstallMemory(): InstallMemory | null {
  try {
    const stored = JSON.parse(localStorage.getItem(INSTALL_KEY) ?? 'null') as Partial<InstallMemory> | null;
    return Array.isArray(stored?.issues) ? { ...EMPTY_INSTALL_MEMORY, ...stored } : EMPTY_INSTALL_MEMORY;
  } catch {
    return null;
  }
}

/** Every change starts from the stored value: other pages of the newsstand may be open. */
export function changeInstallMemory(change: (memory: InstallMemory) => InstallMemory): void {
  const memory = readInstallMemory() ?? EMPTY_INSTALL_MEMORY;
  const changed = change(memory);
  if (changed === memory) return;
  try {
    localStorage.setItem(INSTALL_KEY, JSON.stringify(changed));
  } catch {
    // Blocked or full: nothing is offered there.
  }
}
