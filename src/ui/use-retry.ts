import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Asks for the page's data again; reloads the document where no router holds it. NAV-21 */
export function useRetry(): () => void {
  const router: AnyRouter | null = useRouter({ warn: false });
  return useCallback(() => {
    // It clears the error too, when the data are asked for: not before, or the page would fail once more meanwhile.
    if (router) void router.invalidate();
    else location.reload();
  }, [router]);
}
