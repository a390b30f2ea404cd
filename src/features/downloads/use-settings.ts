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
export function useSettings(kept: Settings): { settings: Settings; change: ChangeSetting } {
  // Valid until the settings on the device change.
  const [pressed, setPressed] = useState<{ over: Settings; values: Partial<Settings> } | null>(null);
  const values = pressed?.over === kept ? pressed.values : {};
  async function keep(row: SettingRow, { words, write }: Options) {
    setPressed({ over: kept, values: { ...values, [row.name]: row.value } });
    const done = await (write ? write() : changeDownloads((repository) => repository.set(row)));
    if (!done) setPressed(null);
    const outcome = done ? words : listStrings.refused;
    if (outcome) announce(outcome);
  }
  return { settings: { ...kept, ...values }, change: (row, options = {}) => void keep(row, options) };
}
