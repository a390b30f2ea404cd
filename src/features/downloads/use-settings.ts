import { useState } from 'react';
import type { SettingRow, Settings } from '#device/tables/settings.ts';
import { announce } from '#src/components/downloads/announce.ts';
import { changeDownloads } from '#src/state/downloads/downloads.ts';
import { listStrings } from './strings.ts';

type Options = {
  /** Said when the device has taken it. */
  words?: string;
  /** Writes it with what goes with it; false where the device refused. */
  write?: () => Promise<boolean>;
};
export type ChangeSetting = (row: SettingRow, options?: Options) => void;

/**
 * The settings as the reader has just set them: what was pressed shows at once, and again as it was where the device does
 * not take it.
 */
export function useSettings(kept: Settings): { settings: Settings; change: ChangeSetting } {
  // Holds until the device tells anything else than it told when this was pressed.
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
