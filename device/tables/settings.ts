import { liveQuery, type Table } from 'dexie';

/**
 * How long issues that are not pinned are kept: a number of days since the download, or the last issues of every
 * edition. OFF-03
 */
export const KEEP_RULES = {
  '7-days': { days: 7 },
  '14-days': { days: 14 },
  '30-days': { days: 30 },
  '3-issues': { issues: 3 },
  always: null,
} as const;

export type KeepRule = keyof typeof KEEP_RULES;

/** The reader's settings on this device, which the worker reads too. */
export type Settings = {
  /** Slugs of the editions that are downloaded daily. */
  dailyEditions: string[];
  contents: 'text' | 'pictures';
  /**
   * Whether daily downloads wait for a network that is not metered, where the browser knows (stored name).
   */
  onlyFreeLines: boolean;
  keep: KeepRule;
  /** Width of the pictures in a downloaded issue, in pixels, chosen for the class of this screen. */
  pictureWidth: number;
};

export const DEFAULT_SETTINGS: Settings = {
  dailyEditions: [],
  contents: 'pictures',
  onlyFreeLines: true,
  keep: '14-days',
  pictureWidth: 640,
};

export type SettingRow = { [Name in keyof Settings]: { name: Name; value: Settings[Name] } }[keyof Settings];

type Db = { settings: Table<SettingRow, string> };

export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.settings.toArray();
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}

export async function writeSetting(db: Db, row: SettingRow): Promise<void> {
  await db.settings.put(row);
}

/** Calls `onSettings` now and after every change. */
export function watchSettings(
  db: Db,
  onSettings: (settings: Settings) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(() => readSettings(db)).subscribe(onSettings, onFailure);
}
