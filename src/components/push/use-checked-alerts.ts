import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { checkAlertsHere, useAlertsHere } from '#src/state/push/alerts-here.ts';

/**
 * The state of alerts on this device, checked when the component mounts, when the tab becomes visible again, and when
 * the network is back. PSH-02
 */
export function useCheckedAlerts() {
  const { api } = useRouteContext({ from: '__root__' });
  const alerts = useAlertsHere();
  const check = useCallback(() => void checkAlertsHere(api), [api]);
  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) check();
    };
    check();
    addEventListener('online', check);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('online', check);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [check]);
  return { alerts, check };
}
