import { useEffect, useRef } from 'react';
import { onBfcacheRestore } from '#src/state/page/bfcache-restore.ts';

/** Calls `callback` when the page is restored from the back/forward cache. */
export function useBfcacheRestore(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => onBfcacheRestore(() => latest.current()), []);
}
