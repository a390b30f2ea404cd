import { useCallback, useRef, useState } from 'react';

/** `leave` signs out and navigates on; it resolves to false where that failed and the reader was informed. */
export type SignOut = () => Promise<boolean>;

/** Progress of signing out. */
export function useSigningOut(leave: SignOut): { state: 'here' | 'leaving' | 'failed'; go: () => void } {
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const begun = useRef(false);
  const go = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    setState('leaving');
    void leave().then((left) => {
      if (left) return;
      begun.current = false;
      setState('failed');
    });
  }, [leave]);
  return { state, go };
}
