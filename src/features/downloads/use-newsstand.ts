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

const isNewsstandCall = (address: string) => ownAddressesOf({ path: HOME, query: {} }).includes(address);

/**
 * Editions of the paper and today's issues. The page works without them; they are loaded again when the network is
 * back, and when the worker has received an answer that came after the timeout.
 */
export function useNewsstand(api: () => Promise<Api>): NewsstandToday {
  const [newsstand, setNewsstand] = useState<NewsstandToday>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const loaded = await getNewsstand(await api());
        if (isCurrent) setNewsstand(loaded);
      } catch (error) {
        logError('newsstand', error);
        if (isCurrent) setNewsstand((before) => before ?? 'untold');
      }
    };
    addEventListener('online', load);
    const stopListening = listenToWorker((message) => {
      if (message.type === 'fresher' && isNewsstandCall(message.address)) void load();
    });
    void load();
    return () => {
      isCurrent = false;
      stopListening();
      removeEventListener('online', load);
    };
  }, [api]);
  return newsstand;
}
