import { listMutedStories } from '#api/account/interests.ts';
import type { Api } from '#api/clients.ts';
import type { SavedAlert as Row } from '#device/tables/alerts.ts';
import { createDeviceStore, useDeviceStore } from '../device-store.ts';
import { logError } from '../log.ts';

/** An alert that this device received for the signed-in reader. */
export type SavedAlert = Row;

/** Latest first; `blocked` where storage is blocked. BRW-04 */
export type SavedAlerts = readonly SavedAlert[] | 'blocked';

type Repository = {
  markOpened(alert: SavedAlert): Promise<void>;
  markAllRead(): Promise<void>;
  muteStory(story: string, muted: boolean): Promise<void>;
  applyMutedStories(stories: readonly string[]): Promise<void>;
};

/** The repository is imported dynamically, because it includes Dexie. */
const store = createDeviceStore<Repository, SavedAlerts>({
  name: 'alerts',
  valueIfBlocked: 'blocked',
  open: async (publish, onFailure) => {
    const { openAlerts } = await import('./saved-alerts-repository.ts');
    return openAlerts(publish, onFailure);
  },
});

const immediately = (load: () => void) => load();

/** Null until the device has answered, and on the server. PSH-03 */
export const useSavedAlerts = (): SavedAlerts | null =>
  useDeviceStore(store, immediately, (alerts) => alerts);

/** Marks an alert as read, and reports it to the newsroom's statistics. PSH-04 */
export const markAlertOpened = (alert: SavedAlert) =>
  store.change((repository) => repository.markOpened(alert));

export const markAllAlertsRead = () => store.change((repository) => repository.markAllRead());

/** Mutes a story, or unmutes it; offline, the account is notified later. PSH-01 */
export const muteSavedStory = (story: string, muted: boolean) =>
  store.change((repository) => repository.muteStory(story, muted));

/** Applies stories muted on other devices; offline nothing changes. PSH-01 */
export async function loadMutedStories(api: () => Promise<Api>): Promise<void> {
  try {
    const stories = await listMutedStories(await api());
    await store.change((repository) => repository.applyMutedStories(stories.map(({ story }) => story)));
  } catch (error) {
    logError('muted-stories', error);
  }
}
