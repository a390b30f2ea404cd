import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/** Loads the page's data again; `busy` meanwhile. */
export function useAskAgain(): { busy: boolean; askAgain: () => void } {
  const router: AnyRouter | null = useRouter({ warn: false });
  const [busy, setBusy] = useState(false);
  const askAgain = useCallback(() => {
    if (!router) return;
    setBusy(true);
    void router.invalidate().finally(() => setBusy(false));
  }, [router]);
  return { busy, askAgain };
}
