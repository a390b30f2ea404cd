import { liveQuery, type Table } from 'dexie';

/** How long issues that are not pinned stay: days since they came, or the last so many of every edition. OFF-03 */
export const KEEP_RULES = {
  '7-days': { days: 7 },
  '14-days': { days: 14 },
  '30-days': { days: 30 },
  '3-issues': { issues: 3 },
  always: null,
} as const;

export type KeepRule = keyof typeof KEEP_RULES;

/** What the reader set on this device, for the worker too. */
export type Settings = {
  /** Editions that come every day, by slug. */
  dailyEditions: string[];
  contents: 'text' | 'pictures';
  /** Nothing large over a network that may cost money, where the browser tells. */
  onlyFreeLines: boolean;
  keep: KeepRule;
  /** Class of this screen: how wide the pictures of a downloaded issue are, in pixels. */
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

/** Tells them now and after every change. */
export function watchSettings(
  db: Db,
  onSettings: (settings: Settings) => void,
  onFailure: (error: unknown) => void,
): void {
  liveQuery(() => readSettings(db)).subscribe(onSettings, onFailure);
}
