import { useEffect, useRef } from 'react';

/** Called when the browser has a network again. */
export function useNetworkBack(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const tell = () => latest.current();
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, []);
}
