import { useEffect } from 'react';
import type { Api } from '#api/clients.ts';
import { getReview, readReview } from '#api/site/press-reviews.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Day } from '#domain/newsstand.ts';
import { logError } from '../log.ts';
import { whenIdle } from '../page/idle.ts';

/** Changes made within this time cause only one request. */
const PAUSE_MS = 2000;

type Kept = { api: () => Promise<Api>; day: Day };

let here: Kept | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

async function ask({ api, day }: Kept): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const clients = await api();
    await Promise.all([readReview(clients, day), getReview(clients, day)]);
  } catch (error) {
    if (errorKindOf(error) === 'unexpected') logError('press review', error);
  }
}

function askSoon(kept: Kept): void {
  clearTimeout(timer);
  timer = setTimeout(() => void ask(kept), PAUSE_MS);
}

/** After a change on the server, has the worker cache the review of this day again, if that day's is cached. */
export function refreshCachedReview(day: Day): void {
  if (here?.day === day) askSoon(here);
}

/**
 * Has the worker cache the review of a day with its texts in the background, so that it can be read offline. Repeated
 * whenever the page becomes visible again, because other people edit it. PRS-04
 */
export function useCachedReview(api: () => Promise<Api>, day: Day | null): void {
  useEffect(() => {
    if (day === null) return;
    const kept = { api, day };
    here = kept;
    whenIdle(() => {
      if (here === kept) void ask(kept);
    });
    const look = () => {
      if (document.visibilityState === 'visible') askSoon(kept);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      here = null;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, day]);
}
