import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect } from 'react';

/** Pauses between retries after the network has returned; after them the reader has a button. */
const PAUSES_MS = [1000, 2000, 4000, 8000];
const PAUSE_COUNT = PAUSES_MS.length;

/**
 * Number of pauses already used. Every failed retry mounts a new page, so the count is kept outside of the component.
 */
let usedPauses = PAUSE_COUNT;

/**
 * Retries when the network or the reader is back, several times because a network is often unstable at first. Returns a
 * function that retries once. NAV-20
 */
export function useRetryOnline(): () => Promise<void> {
  const retry = useRetry();
  useEffect(() => {
    const tryFrom = (pause: number) => {
      if (!navigator.onLine || document.hidden) return;
      usedPauses = pause;
      void retry();
    };
    const restart = () => tryFrom(0);
    const pause = PAUSES_MS[usedPauses];
    const timer = pause === undefined ? undefined : setTimeout(() => tryFrom(usedPauses + 1), pause);
    addEventListener('online', restart);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', restart);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [retry]);
  return retry;
}

/** Loads the page's data again. */
function useRetry(): () => Promise<void> {
  const router: AnyRouter = useRouter();
  useFocusRecovery();
  return useCallback(async () => {
    await router.invalidate();
    if (router.state.matches.some(({ status }) => status === 'error')) return;
    // The next missing page starts with the first pause.
    usedPauses = PAUSE_COUNT;
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
function useFocusRecovery(): void {
  useLayoutEffect(() => {
    focusTitle();
    // Runs before the page is removed.
    return () => {
      isFocusLost = document.querySelector('main')?.contains(document.activeElement) ?? false;
    };
  }, []);
}
