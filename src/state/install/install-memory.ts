import { INSTALL_KEY } from '#domain/device-keys.ts';
import { type InstallMemory, NOTHING_YET } from '#domain/install-offer.ts';

/** The stored state; null if storage is blocked, because a refusal could not be stored either. */
export function readInstallMemory(): InstallMemory | null {
  try {
    const stored = JSON.parse(localStorage.getItem(INSTALL_KEY) ?? 'null') as Partial<InstallMemory> | null;
    return Array.isArray(stored?.issues) ? { ...NOTHING_YET, ...stored } : NOTHING_YET;
  } catch {
    return null;
  }
}

/** Every change starts from the stored value: other pages of the newsstand may be open. */
export function changeInstallMemory(change: (memory: InstallMemory) => InstallMemory): void {
  const memory = readInstallMemory() ?? NOTHING_YET;
  const changed = change(memory);
  if (changed === memory) return;
  try {
    localStorage.setItem(INSTALL_KEY, JSON.stringify(changed));
  } catch {
    // Blocked or full: nothing is offered there.
  }
}
