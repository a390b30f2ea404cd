import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { checkAlertsHere, useAlertsHere } from '#src/state/push/alerts-here.ts';

/**
 * How it stands with alerts on this device; looked at when the screen stands, when its reader comes back from the
 * browser's settings, and when the network is back. PSH-02
 */
export function useLookedAfter() {
  const { api } = useRouteContext({ from: '__root__' });
  const here = useAlertsHere();
  const look = useCallback(() => void checkAlertsHere(api), [api]);
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) look();
    };
    look();
    addEventListener('online', look);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [look]);
  return { here, look };
}
