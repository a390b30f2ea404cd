import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { articlePath } from '#domain/addresses.ts';
import { logError } from './log.ts';
import { whenSettled } from './settled.ts';

/** Counts that an article was opened, once for each showing; a failure is only logged. API-06 */
export function useTrackOpened({ id, slug }: { id: number; slug: string }): void {
  const { api } = useRouter().options.context;
  useEffect(() => {
    const path = articlePath({ id, slug });
    whenSettled(() => {
      Promise.all([api(), import('#api/account/track-event.ts')])
        .then(([clients, { trackEvent }]) => trackEvent(clients, path))
        .catch((error: unknown) => logError('tracking', error));
    });
  }, [api, id, slug]);
}
