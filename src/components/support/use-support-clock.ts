import { useEffect, useState } from 'react';
import type { Contacts } from '#domain/support/contacts.ts';
import { nextTurnOf } from '#domain/support/hours.ts';

/**
 * The time by which it is told who of customer service is there, anew at the minute at which that changes. Null on the
 * server and in the first view: what was written there for everybody may be read at another time. HLP-03, HLP-04
 */
export function useSupportClock({
  phoneOpenings,
  operatorOpenings,
}: Pick<Contacts, 'phoneOpenings' | 'operatorOpenings'>): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const openings = [...phoneOpenings, ...operatorOpenings];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      const at = new Date();
      setNow(at);
      clearTimeout(timer);
      timer = setTimeout(tell, nextTurnOf(openings, at).getTime() - at.getTime());
    };
    tell();
    // A device that sleeps lets timers sleep, too.
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [phoneOpenings, operatorOpenings]);
  return now;
}
