import { useEffect, useState } from 'react';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OfflineItem } from '#domain/offline-item.ts';
import { requestFromWorker } from '#src/pwa/worker-messenger.ts';

/** `today` is the day on which the list was requested. */
export type OfflineItems = { items: OfflineItem[]; today: Day };

/** What can be read on this device; null until the device has answered, and where there is no worker. OFF-01 */
export function useOfflineItems(): OfflineItems | null {
  const [offline, setItems] = useState<OfflineItems | null>(null);
  useEffect(() => {
    let isMounted = true;
    void requestFromWorker<OfflineItem[]>({ type: 'list-held' }).then((items) => {
      if (isMounted) setItems({ items, today: dayAt(new Date()) });
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return offline;
}
