import { useEffect } from 'react';

const RETRY_MS = 15_000;

/** Does again what did not succeed, now and then and when the network comes back, for as long as that is wanted. HLP-09 */
export function useAgain(wanted: boolean, work: () => Promise<void>): void {
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
