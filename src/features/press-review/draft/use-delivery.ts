import { useCallback, useEffect, useState } from 'react';
import { getDesk } from '#api/site/review-workspace.ts';
import { listSendings } from '#api/site/sendings.ts';
import type { DeskState } from '#domain/press-review/desk.ts';
import type { Sending } from '#domain/press-review/sending.ts';
import { logError } from '#src/state/log.ts';
import { usePressReview } from '../frame/press-review-context.ts';

export type DeliveryFacts = { desk: DeskState; sendings: readonly Sending[] };

const MINUTE_MS = 60_000;

/** Delivery facts of the review, and the current time. The previous facts are kept until new ones are loaded. */
export function useDelivery() {
  const { api } = usePressReview();
  const [facts, setFacts] = useState<DeliveryFacts | null>(null);
  const [failed, setFailed] = useState(false);
  const [now, setNow] = useState(() => new Date());
  const ask = useCallback(async () => {
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
    void ask();
    const again = () => void ask();
    // The review may be sent automatically or by somebody else.
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) again();
    };
    const clock = setInterval(() => setNow(new Date()), MINUTE_MS / 4);
    const looks = setInterval(look, MINUTE_MS);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      clearInterval(looks);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', again);
    };
  }, [ask]);
  return { facts, failed, now, ask };
}
