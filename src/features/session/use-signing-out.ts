import { useCallback, useRef, useState } from 'react';

/** Signs out and navigates on; resolves with false if signing out failed and the reader was informed. */
export type SignOut = () => Promise<boolean>;

/** Progress of signing out. */
export function useSigningOut(onSignOut: SignOut): {
  state: 'here' | 'leaving' | 'failed';
  start: () => void;
} {
  const [state, setState] = useState<'here' | 'leaving' | 'failed'>('here');
  const hasBegun = useRef(false);
  const start = useCallback(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setState('leaving');
    void onSignOut().then((hasEnded) => {
      if (hasEnded) return;
      hasBegun.current = false;
      setState('failed');
    });
  }, [onSignOut]);
  return { state, start };
}
