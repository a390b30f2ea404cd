import { useEffect, useState } from 'react';
import type { Api } from '#api/clients.ts';
import { getNewsstand } from '#api/site/get-newsstand.ts';
import { HOME } from '#domain/addresses.ts';
import type { Newsstand } from '#domain/newsstand.ts';
import { ownAddressesOf } from '#domain/view-addresses.ts';
import { listenToWorker } from '#src/pwa/worker-messenger.ts';
import { logError } from '#src/state/log.ts';

/** Null while it is being loaded, `untold` where it cannot be loaded. */
export type NewsstandToday = Newsstand | 'untold' | null;

const isAsked = (address: string) => ownAddressesOf({ path: HOME, query: {} }).includes(address);

/**
 * Editions of the paper and today's issues. The page works without them; they are loaded again when the network is
 * back, and when the worker has received an answer that came after the timeout.
 */
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
    const stopListening = listenToWorker((message) => {
      if (message.type === 'fresher' && isAsked(message.address)) void ask();
    });
    void ask();
    return () => {
      wanted = false;
      stopListening();
      removeEventListener('online', ask);
    };
  }, [api]);
  return newsstand;
}
