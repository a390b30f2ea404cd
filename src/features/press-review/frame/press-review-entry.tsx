import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { DOWNLOADS } from '#domain/addresses.ts';
import type { Day } from '#domain/newsstand.ts';
import { useCachedReview } from '#src/state/press-review/cached-review.ts';
import { useUser } from '#src/state/session/session.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import { PressReviewContext } from './press-review-context.ts';
import styles from './press-review-page.module.css';
import { frameStrings as strings } from './strings.ts';
import { useEntry } from './use-entry.ts';

type Props = { today: Day; children: ReactNode };

/** Renders the press review once this reader is known to have access to it. PRS-02, ROL-05 */
export function PressReviewEntry({ today, children }: Props) {
  const { api, brand } = useRouter().options.context;
  const owner = useUser()?.id;
  const { loadable, reload } = useEntry();
  const lastDay = loadable.state === 'known' ? loadable.data : null;
  useCachedReview(api, owner === undefined ? null : lastDay);
  const context = useMemo(
    () => (owner !== undefined && lastDay !== null ? { api, brand, owner, today, lastDay } : null),
    [api, brand, owner, today, lastDay],
  );
  if (context) return <PressReviewContext value={context}>{children}</PressReviewContext>;
  return (
    <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
      {loadable.state === 'failed' && loadable.kind === 'offline' ? (
        <EmptyState
          level={1}
          title={strings.offline}
          actions={
            <>
              <Button onClick={reload}>{strings.retry}</Button>
              <ButtonLink look="quiet" href={DOWNLOADS}>
                {strings.downloads}
              </ButtonLink>
            </>
          }
        >
          <p>{strings.offlineText}</p>
        </EmptyState>
      ) : (
        <>
          <header className={styles.head}>
            <h1 className="t-1" tabIndex={-1}>
              {strings.title}
            </h1>
          </header>
          <Loading label={strings.opening} />
        </>
      )}
    </main>
  );
}
