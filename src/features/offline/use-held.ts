import { useEffect, useState } from 'react';
import { dayAt } from '#domain/dates.ts';
import type { HeldItem } from '#domain/held-item.ts';
import type { Day } from '#domain/newsstand.ts';
import { askWorker } from '#src/pwa/worker-voice.ts';

/** `today` is the day on which the device was asked. */
export type Held = { items: HeldItem[]; today: Day };

/** What can be read on this device; null until it has answered, and where there is no worker. OFF-01 */
export function useHeld(): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  useEffect(() => {
    let wanted = true;
    void askWorker<HeldItem[]>({ type: 'list-held' }).then((items) => {
      if (wanted) setHeld({ items, today: dayAt(new Date()) });
    });
    return () => {
      wanted = false;
    };
  }, []);
  return held;
}
