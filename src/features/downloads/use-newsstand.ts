import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getNewsstand } from '#api/site/get-newsstand.ts';
import type { Newsstand } from '#domain/newsstand.ts';
import { logError } from '#src/state/log.ts';

/** Null while it is asked for, `untold` where it cannot be had. */
export type NewsstandToday = Newsstand | 'untold' | null;

/** Which editions there are and what lies in front today. The page does without it; it is asked again when online. */
export function useNewsstand(api: () => Promise<Api>): NewsstandToday {
  const [newsstand, setNewsstand] = useState<NewsstandToday>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      try {
        const told = await getNewsstand(await api());
        if (wanted) setNewsstand(told);
      } catch (error) {
        logError('newsstand', error);
        if (wanted) setNewsstand((before) => before ?? 'untold');
      }
    };
    addEventListener('online', ask);
    void ask();
    return () => {
      wanted = false;
      removeEventListener('online', ask);
    };
  }, [api]);
  return newsstand;
}
