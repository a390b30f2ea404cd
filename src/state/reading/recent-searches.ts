import { useEffect, useState } from 'react';
import { logError } from '../log.ts';
import { whenIdle } from '../page/idle.ts';

async function openDevice() {
  const [{ NewsstandDb }, table] = await Promise.all([
    import('#device/db.ts'),
    import('#device/tables/recent-searches.ts'),
  ]);
  return { db: new NewsstandDb(), table };
}

let device: ReturnType<typeof openDevice> | undefined;
function atDevice() {
  device ??= openDevice();
  return device;
}

const listeners = new Set<() => void>();

/** A blocked device store remembers nothing, and nothing else suffers. BRW-04 */
function change(work: (device: Awaited<ReturnType<typeof openDevice>>) => Promise<void>): void {
  atDevice()
    .then(work)
    .then(() => {
      for (const listener of listeners) listener();
    })
    .catch((error: unknown) => logError('recent searches', error));
}

/** To be called when a search has found something, from an effect. */
export const rememberSearch = (text: string): void =>
  whenIdle(() => change(({ db, table }) => table.rememberSearch(db, { text, searchedAt: Date.now() })));

export const forgetSearches = (texts: string[]): void =>
  change(({ db, table }) => table.forgetSearches(db, texts));

/** The latest searches on this device; none on the server and until the device has answered. NWS-06 */
export function useRecentSearches(): string[] {
  const [recent, setRecent] = useState<string[]>([]);
  useEffect(() => {
    let wanted = true;
    const read = () =>
      atDevice()
        .then(({ db, table }) => table.listSearches(db))
        .then((texts) => {
          if (wanted) setRecent(texts);
        })
        .catch((error: unknown) => logError('recent searches', error));
    listeners.add(read);
    whenIdle(() => void read());
    return () => {
      wanted = false;
      listeners.delete(read);
    };
  }, []);
  return recent;
}
