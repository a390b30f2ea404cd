import { useCallback, useEffect, useRef, useState } from 'react';

const LOCK_MS = 2000;

/** A button that was pressed is not pressed again at once. SHL-12 */
export function useLock(): { locked: boolean; isLocked: () => boolean; lock: () => void } {
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lock = useCallback(() => {
    setLocked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setLocked(false);
    }, LOCK_MS);
  }, []);
  // Two presses may come between two renderings.
  const isLocked = useCallback(() => timer.current !== undefined, []);
  return { locked, isLocked, lock };
}
