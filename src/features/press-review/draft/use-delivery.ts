import { useCallback, useEffect, useState } from 'react';
import { getDesk } from '#api/site/review-workspace.ts';
import { listSendings } from '#api/site/sendings.ts';
import type { DeskState } from '#domain/press-review/desk.ts';
import type { Sending } from '#domain/press-review/sending.ts';
import { logError } from '#src/state/log.ts';
import { usePressReview } from '../frame/press-review-context.ts';

export type DeliveryFacts = { desk: DeskState; sendings: readonly Sending[] };

const MINUTE_MS = 60_000;

/**
 * The desk and its sendings, from which the state of a delivery follows, and the current time. Reloaded every
 * minute and whenever the page becomes visible or the network comes back; the previous data stays until the
 * new data is loaded.
 */
export function useDelivery() {
  const { api } = usePressReview();
  const [facts, setFacts] = useState<DeliveryFacts | null>(null);
  const [failed, setFailed] = useState(false);
  const [now, setNow] = useState(() => new Date());
  const reload = useCallback(async () => {
    try {
      const clients = await api();
      const [desk, sendings] = await Promise.all([getDesk(clients), listSendings(clients)]);
      setFacts({ desk, sendings });
      setFailed(false);
    } catch (error) {
      setFailed(true);
      if (navigator.onLine) logError('press-review', error);
    }
  }, [api]);
  useEffect(() => {
    void reload();
    const onOnline = () => void reload();
    // The review may be sent automatically or by somebody else.
    const reloadIfVisible = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) onOnline();
    };
    const clockTimer = setInterval(() => setNow(new Date()), MINUTE_MS / 4);
    const reloadTimer = setInterval(reloadIfVisible, MINUTE_MS);
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => {
      clearInterval(clockTimer);
      clearInterval(reloadTimer);
      document.removeEventListener('visibilitychange', reloadIfVisible);
      removeEventListener('online', onOnline);
    };
  }, [reload]);
  return { facts, failed, now, ask: reload };
}
