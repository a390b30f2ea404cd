import { useState } from 'react';
import type { SettingRow, Settings } from '#device/tables/settings.ts';
import { announce } from '#src/components/downloads/announce.ts';
import { changeDownloads } from '#src/state/downloads/downloads.ts';
import { listStrings } from './strings.ts';

type Options = {
  /** Announced once the device has saved the setting. */
  words?: string;
  /** Saves the setting together with other changes; false where the device refused. */
  write?: () => Promise<boolean>;
};
export type ChangeSetting = (row: SettingRow, options?: Options) => void;

/**
 * The settings with the reader's latest changes: a change shows immediately, and is reverted where the device does not
 * save it.
 */
export function useSettings(saved: Settings): { settings: Settings; change: ChangeSetting } {
  // The reader's latest changes, which are dropped when the saved settings, `base`, change.
  const [unsaved, setUnsaved] = useState<{ base: Settings; values: Partial<Settings> } | null>(null);
  const values = unsaved?.base === saved ? unsaved.values : {};
  async function save(row: SettingRow, { words, write }: Options) {
    setUnsaved({ base: saved, values: { ...values, [row.name]: row.value } });
    const isSaved = await (write ? write() : changeDownloads((repository) => repository.saveSetting(row)));
    if (!isSaved) setUnsaved(null);
    const outcome = isSaved ? words : listStrings.refused;
    if (outcome) announce(outcome);
  }
  return { settings: { ...saved, ...values }, change: (row, options = {}) => void save(row, options) };
}
