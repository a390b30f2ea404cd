import { useEffect } from 'react';
import type { Api } from '#api/clients.ts';
import { getReview, readReview } from '#api/site/press-reviews.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Day } from '#domain/newsstand.ts';
import { logError } from '../log.ts';
import { whenIdle } from '../page/idle.ts';

/** Pause before a request: changes made within this time cause only one. */
const PAUSE_MS = 2000;

type ShownReview = { api: () => Promise<Api>; day: Day };

let shownReview: ShownReview | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

async function requestReview({ api, day }: ShownReview): Promise<void> {
  if (!navigator.onLine) return;
  try {
    const clients = await api();
    await Promise.all([readReview(clients, day), getReview(clients, day)]);
  } catch (error) {
    if (errorKindOf(error) === 'unexpected') logError('press review', error);
  }
}

function requestSoon(review: ShownReview): void {
  clearTimeout(timer);
  timer = setTimeout(() => void requestReview(review), PAUSE_MS);
}

/** After a change on the server, has the worker cache the review of this day again, if that day's is cached. */
export function refreshCachedReview(day: Day): void {
  if (shownReview?.day === day) requestSoon(shownReview);
}

/**
 * Has the worker cache the review of a day with its texts in the background, so that it can be read offline. Repeated
 * whenever the page becomes visible again, because other people edit it. PRS-04
 */
export function useCachedReview(api: () => Promise<Api>, day: Day | null): void {
  useEffect(() => {
    if (day === null) return;
    const review = { api, day };
    shownReview = review;
    whenIdle(() => {
      if (shownReview === review) void requestReview(review);
    });
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') requestSoon(review);
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      shownReview = null;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [api, day]);
}
