import { useEffect } from 'react';

const RETRY_MS = 15_000;

/** Retries a failed action at intervals and when the network is back, for as long as it is wanted. HLP-09 */
export function useRetryWhile(wanted: boolean, work: () => Promise<void>): void {
  useEffect(() => {
    if (!wanted) return;
    const again = () => void work();
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [wanted, work]);
}
