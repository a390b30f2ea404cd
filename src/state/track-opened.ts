import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trackEvent } from '#api/account/track-event.ts';
import { articlePath } from '#domain/addresses.ts';
import { logError } from './log.ts';

/** Counts that an article was opened, once for each showing; a failure is only logged. API-06 */
export function useTrackOpened({ id, slug }: { id: number; slug: string }): void {
  const { api } = useRouter().options.context;
  useEffect(() => {
    trackEvent(api, articlePath({ id, slug })).catch((error: unknown) => logError('tracking', error));
  }, [api, id, slug]);
}
