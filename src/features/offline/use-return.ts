import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect } from 'react';

/** Between the tries that follow the network's return; after these the reader has a button. */
const PAUSES_MS = [1000, 2000, 4000, 8000];
const ALL = PAUSES_MS.length;

/** How many of the pauses are over. Every failed try is shown by a new page: the count outlives it. */
let pauses = ALL;

/**
 * The page comes by itself once the network is back, or the reader; a network often stumbles at first. Gives what tries
 * once more. NAV-20
 */
export function useReturn(): () => Promise<void> {
  const retry = useTryAgain();
  useEffect(() => {
    const tryFrom = (pause: number) => {
      if (!navigator.onLine || document.hidden) return;
      pauses = pause;
      void retry();
    };
    const tryAnew = () => tryFrom(0);
    const pause = PAUSES_MS[pauses];
    const timer = pause === undefined ? undefined : setTimeout(() => tryFrom(pauses + 1), pause);
    addEventListener('online', tryAnew);
    document.addEventListener('visibilitychange', tryAnew);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', tryAnew);
      document.removeEventListener('visibilitychange', tryAnew);
    };
  }, [retry]);
  return retry;
}

/** Asks for the page's data again. */
function useTryAgain(): () => Promise<void> {
  const router: AnyRouter = useRouter();
  useKeptFocus();
  return useCallback(async () => {
    await router.invalidate();
    if (router.state.matches.some(({ status }) => status === 'error')) return;
    // The next page that is missing begins at the beginning.
    pauses = ALL;
    focusTitle();
  }, [router]);
}

/** What had the focus went with its page, to be followed by another try's. */
let isFocusLost = false;

function focusTitle(): void {
  if (isFocusLost && document.activeElement === document.body) {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }
  isFocusLost = false;
}

/** Who pressed a button of a page that is shown anew goes on at its title. */
function useKeptFocus(): void {
  useLayoutEffect(() => {
    focusTitle();
    // Called before the page is taken away.
    return () => {
      isFocusLost = document.querySelector('main')?.contains(document.activeElement) ?? false;
    };
  }, []);
}
