import { useEffect, useState } from 'react';
import { logError } from '../log.ts';
import { useIsIdle } from './idle.ts';
import { loadStylesheets } from './stylesheets.ts';

/**
 * A part of the page whose code is loaded once the page is idle; null before. If it cannot be loaded the page goes on
 * without it, and it is retried when the network is back. `load` must keep its identity.
 */
export function useDeferredPart<Part>(load: () => Promise<Part>): Part | null {
  const isIdle = useIsIdle();
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  useEffect(() => {
    if (!isIdle) return;
    let isMounted = true;
    const tryLoad = async () => {
      try {
        const [loaded] = await Promise.all([load(), loadStylesheets()]);
        removeEventListener('online', tryLoad);
        if (isMounted) setPart({ loaded });
      } catch (error) {
        logError('part', error);
      }
    };
    addEventListener('online', tryLoad);
    void tryLoad();
    return () => {
      isMounted = false;
      removeEventListener('online', tryLoad);
    };
  }, [isIdle, load]);
  return part?.loaded ?? null;
}
