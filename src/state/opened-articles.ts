import { useCallback, useSyncExternalStore } from 'react';
import { createOpenedStore, type OpenedArchive, type WhenIdle } from './opened-store.ts';

/** Dexie weighs 29 KB: it comes after the page has taken over, never with its first load. */
async function openDevice() {
  const [{ NewsstandDb }, table] = await Promise.all([
    import('#device/db.ts'),
    import('#device/tables/opened-articles.ts'),
  ]);
  return { db: new NewsstandDb(), table };
}

let device: ReturnType<typeof openDevice> | undefined;
function atDevice() {
  device ??= openDevice();
  return device;
}

const archive: OpenedArchive = {
  async load() {
    const { db, table } = await atDevice();
    await table.forgetOldOpened(db, Date.now());
    return table.listOpened(db);
  },
  async save(articleId) {
    const { db, table } = await atDevice();
    await table.rememberOpened(db, { articleId, openedAt: Date.now() });
  },
};

const whenIdle: WhenIdle = (work) => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 500);
};

const store = createOpenedStore(archive, whenIdle);

const never = () => false;

/** Whether an article was opened on this device; false on the server and until the device has answered. NAV-22 */
export function useOpened(articleId: number): boolean {
  const read = useCallback(() => store.has(articleId), [articleId]);
  return useSyncExternalStore(store.subscribe, read, never);
}

/** To be called when an article shows, from an effect. */
export const markOpened = (articleId: number): void => store.mark(articleId);
