import { useEffect } from 'react';

/** Interval between two attempts. */
const RETRY_INTERVAL_MS = 15_000;

/** Retries a failed action at intervals and when the network is back, for as long as it is wanted. HLP-09 */
export function useRetryWhile(isWanted: boolean, action: () => Promise<void>): void {
  useEffect(() => {
    if (!isWanted) return;
    const retry = () => void action();
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isWanted, action]);
}
