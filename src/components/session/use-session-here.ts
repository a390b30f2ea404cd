import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { loadSession } from '#src/state/session/load-session.ts';
import { type Session, useSession } from '#src/state/session/session.ts';

/**
 * The current session, requested when the component mounts, and again when the network comes back. `byCookie`: where no
 * session is saved the account site is asked whether it knows the browser.
 */
export function useLoadedSession(byCookie: boolean): Session & { askAgain: () => void } {
  const { api } = useRouter().options.context;
  const session = useSession();
  const [asked, setAsked] = useState(false);
  const askAgain = useCallback(() => {
    void loadSession(api, { byCookie }).then(() => setAsked(true));
  }, [api, byCookie]);
  useEffect(() => {
    askAgain();
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [askAgain]);
  // A result that was found without the cookie does not count here.
  return { ...(asked || session.state === 'in' ? session : { state: 'unknown' }), askAgain };
}
