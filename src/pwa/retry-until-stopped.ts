/** Pauses between two calls: short at first, because most failures of a network are short. */
const PAUSES_MS = [1000, 4000, 8000, 15_000, 30_000] as const;
const LAST_PAUSE = PAUSES_MS.length - 1;

/**
 * Calls `retry` repeatedly: after longer and longer pauses while the page is visible, and immediately when
 * the network or the reader comes back. Returns the function that stops it. NAV-20
 */
export function retryUntilStopped(retry: () => void): () => void {
  let pauseIndex = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tryNext, PAUSES_MS[Math.min(pauseIndex, LAST_PAUSE)]);
  };
  const tryNext = () => {
    pauseIndex += 1;
    if (navigator.onLine && !document.hidden) retry();
    wait();
  };
  const restart = () => {
    clearTimeout(timer);
    pauseIndex = -1;
    tryNext();
  };
  addEventListener('online', restart);
  document.addEventListener('visibilitychange', restart);
  wait();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', restart);
    document.removeEventListener('visibilitychange', restart);
  };
}
