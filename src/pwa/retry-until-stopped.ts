/** A short network failure is soon over; a bad network stays bad for a while. */
const PAUSES_MS = [1000, 4000, 8000, 15_000, 30_000] as const;
const LAST = PAUSES_MS.length - 1;

/**
 * Calls `ask` repeatedly: after longer and longer pauses while the page is visible, and immediately when the network or
 * the reader comes back. Returns the function that stops it. NAV-20
 */
export function retryUntilStopped(ask: () => void): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tryNext, PAUSES_MS[Math.min(asked, LAST)]);
  };
  const tryNext = () => {
    asked += 1;
    if (navigator.onLine && !document.hidden) ask();
    wait();
  };
  const tryAnew = () => {
    clearTimeout(timer);
    asked = -1;
    tryNext();
  };
  addEventListener('online', tryAnew);
  document.addEventListener('visibilitychange', tryAnew);
  wait();
  return () => {
    clearTimeout(timer);
    removeEventListener('online', tryAnew);
    document.removeEventListener('visibilitychange', tryAnew);
  };
}
