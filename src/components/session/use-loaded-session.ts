import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { loadSession } from '#src/state/session/load-session.ts';
import { type Session, useSession } from '#src/state/session/session.ts';

/**
 * The current session, requested when the component mounts, and again when the network comes back. `byCookie`: where no
 * session is saved the account site is asked whether it knows the browser.
 */
export function useLoadedSession(byCookie: boolean): Session & { reload: () => void } {
  const { api } = useRouter().options.context;
  const session = useSession();
  const [hasLoaded, setHasLoaded] = useState(false);
  const reload = useCallback(() => {
    void loadSession(api, { byCookie }).then(() => setHasLoaded(true));
  }, [api, byCookie]);
  useEffect(() => {
    reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);
  // Until this call has finished, "signed out" counts as unknown: it may have been found out without the
  // cookie.
  return { ...(hasLoaded || session.state === 'in' ? session : { state: 'unknown' }), reload };
}
