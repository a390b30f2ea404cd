import { useEffect, useState } from 'react';
import { logError } from '../log.ts';
import { useIsIdle } from './idle.ts';
import { loadStylesheets } from './stylesheets.ts';

/**
 * A part of the page whose code is loaded once the page is idle; null before. If it cannot be loaded the page goes on
 * without it, and it is retried when the network is back. `load` must keep its identity.
 */
export function useDeferredPart<Part>(load: () => Promise<Part>): Part | null {
  const settled = useIsIdle();
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  useEffect(() => {
    if (!settled) return;
    let wanted = true;
    const ask = async () => {
      try {
        const [loaded] = await Promise.all([load(), loadStylesheets()]);
        removeEventListener('online', ask);
        if (wanted) setPart({ loaded });
      } catch (error) {
        logError('part', error);
      }
    };
    addEventListener('online', ask);
    void ask();
    return () => {
      wanted = false;
      removeEventListener('online', ask);
    };
  }, [settled, load]);
  return part?.loaded ?? null;
}
