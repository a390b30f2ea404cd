import { useEffect, useRef } from 'react';
import { onBfcacheRestore } from '#src/state/page/bfcache-restore.ts';

/** Called when the page comes back by the history as it was left. */
export function useBfcacheRestore(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => onBfcacheRestore(() => latest.current()), []);
}
