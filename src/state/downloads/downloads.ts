import type { DownloadFailure as Failure, Download as Row } from '#device/tables/downloads.ts';
import { NO_ACCOUNT } from '#device/tables/session.ts';
import type { Settings } from '#device/tables/settings.ts';
import { createDeviceStore, useDeviceStore } from '../device-store.ts';
import { whenIdle } from '../page/idle.ts';
import { whenStyled } from '../page/stylesheets.ts';
import type { DownloadsRepository } from './downloads-repository.ts';

/** An issue that was requested on this device. */
export type Download = Row;
export type DownloadFailure = Failure;

/** Downloaded as the public version, not for an account. OFF-06 */
export const isPublic = ({ owner }: Pick<Download, 'owner'>): boolean => owner === NO_ACCOUNT;

/** State of the downloaded issues; `blocked` where storage is blocked. BRW-04 */
export type Downloads = { list: readonly Download[]; settings: Settings } | 'blocked';

/** Imported dynamically, because it includes Dexie. */
const store = createDeviceStore<DownloadsRepository, Downloads>({
  name: 'downloads',
  valueIfBlocked: 'blocked',
  open: async (publish, onFailure) => {
    const { openDownloads } = await import('./downloads-repository.ts');
    const opened = await openDownloads();
    let [list, settings]: [(readonly Download[])?, Settings?] = [];
    const publishIfComplete = () => {
      if (list && settings) publish({ list, settings });
    };
    opened.watch((downloads) => {
      list = downloads;
      publishIfComplete();
    }, onFailure);
    opened.watchSettings((all) => {
      settings = all;
      publishIfComplete();
    }, onFailure);
    return opened;
  },
});

/** The downloads known at this moment. */
export function currentDownloads(): readonly Download[] {
  const current = store.current();
  return current === null || current === 'blocked' ? [] : current.list;
}

/** Null on the server and until the device has answered. OFF-03 */
export const useDownloads = (): Downloads | null => useDeviceStore(store, whenIdle, (all) => all);

/** The same for the page that shows only the downloads: it reads from the device without waiting for an idle page. */
export const useDownloadsNow = (): Downloads | null => useDeviceStore(store, whenStyled, (all) => all);

/** Changes the downloaded issues. False where the device refused: nothing has changed then. */
export const changeDownloads = store.change;
