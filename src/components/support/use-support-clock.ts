import { useEffect, useState } from 'react';
import type { Contacts } from '#domain/support/contacts.ts';
import { nextChangeOf } from '#domain/support/hours.ts';

/**
 * The time used to show whether customer service is open; it is updated at the minute at which that changes. Null on
 * the server and in the first view: the server's HTML is the same for everybody and may be read at another time.
 * HLP-03, HLP-04
 */
export function useSupportClock({
  phoneOpenings,
  operatorOpenings,
}: Pick<Contacts, 'phoneOpenings' | 'operatorOpenings'>): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const openings = [...phoneOpenings, ...operatorOpenings];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const instant = new Date();
      setNow(instant);
      clearTimeout(timer);
      timer = setTimeout(update, nextChangeOf(openings, instant).getTime() - instant.getTime());
    };
    update();
    // Timers do not run while a device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [phoneOpenings, operatorOpenings]);
  return now;
}
