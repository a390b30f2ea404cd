import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect } from 'react';

/** Pauses between retries after the network has returned; after them the reader has a button. */
const PAUSES_MS = [1000, 2000, 4000, 8000];
const ALL = PAUSES_MS.length;

/**
 * Number of pauses already used. Every failed retry mounts a new page, so the count is kept outside of the component.
 */
let pauses = ALL;

/**
 * Retries when the network or the reader is back, several times because a network is often unstable at first. Returns a
 * function that retries once. NAV-20
 */
export function useRetryOnline(): () => Promise<void> {
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

/** Loads the page's data again. */
function useTryAgain(): () => Promise<void> {
  const router: AnyRouter = useRouter();
  useKeptFocus();
  return useCallback(async () => {
    await router.invalidate();
    if (router.state.matches.some(({ status }) => status === 'error')) return;
    // The next missing page starts with the first pause.
    pauses = ALL;
    focusTitle();
  }, [router]);
}

/** The focused element was removed with its page; the next page must take the focus. */
let isFocusLost = false;

function focusTitle(): void {
  if (isFocusLost && document.activeElement === document.body) {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }
  isFocusLost = false;
}

/** Moves the focus to the title where the page with the pressed button is replaced by a new one. */
function useKeptFocus(): void {
  useLayoutEffect(() => {
    focusTitle();
    // Runs before the page is removed.
    return () => {
      isFocusLost = document.querySelector('main')?.contains(document.activeElement) ?? false;
    };
  }, []);
}
