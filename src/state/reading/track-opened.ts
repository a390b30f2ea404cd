import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { articlePath } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { logError } from '../log.ts';
import { whenIdle } from '../page/idle.ts';

/** Counts that an article was opened, once each time it is shown; a failure is only logged. API-06, OFF-05 */
export function useTrackOpened({ id, slug, title }: Pick<ArticleSummary, 'id' | 'slug' | 'title'>): void {
  const { brand } = useRouter().options.context;
  const { accountOrigin } = brand;
  useEffect(() => {
    const opened = { path: articlePath({ id, slug }), title, accountOrigin };
    whenIdle(() => {
      import('./send-opened.ts')
        .then(({ sendOpened }) => sendOpened(opened))
        .catch((error: unknown) => logError('tracking', error));
    });
  }, [accountOrigin, id, slug, title]);
}
