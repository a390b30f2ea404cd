import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is still on the page. An action that goes on after its dialog was
 * closed must then report its result elsewhere.
 */
export function useIsShown(): () => boolean {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
