import { useEffect, useRef } from 'react';
import { onBfcacheRestore } from '#src/state/page/bfcache-restore.ts';

/** Calls `act` when the page is restored from the back/forward cache. */
export function useBfcacheRestore(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => onBfcacheRestore(() => latest.current()), []);
}
