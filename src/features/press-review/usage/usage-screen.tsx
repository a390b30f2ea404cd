import { useCallback } from 'react';
import { getDesk, listUsage } from '#api/site/review-workspace.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { PressReviewPage } from '../frame/press-review-page.tsx';
import { frameStrings } from '../frame/strings.ts';
import { LicencePart } from './licence-part.tsx';
import { usageStrings as strings } from './strings.ts';
import styles from './usage.module.css';
import { UsageHistory } from './usage-history.tsx';

/**
 * How a press-review licence is used: the history of the reviews, and the people who hold its seats. PRS-04
 */
export function UsageScreen() {
  const { api, brand, today } = usePressReview();
  const desk = useLoaded(useCallback(async () => getDesk(await api()), [api]));
  const usage = useLoaded(useCallback(async () => listUsage(await api()), [api]));
  return (
    <PressReviewPage part="usage" title={frameStrings.usage}>
      <div className={styles.screen}>
        <section aria-labelledby="storico">
          <div className="section-head">
            <h2 className="t-3" id="storico" tabIndex={-1}>
              {strings.history}
            </h2>
          </div>
          <LoadedPart loadable={usage.loadable} onRetry={usage.reload} skeleton={<RowsSkeleton />}>
            {(events) =>
              events.length === 0 ? (
                <EmptyState level={3} title={strings.empty}>
                  <p>{strings.emptyText}</p>
                </EmptyState>
              ) : (
                <UsageHistory events={events} today={today} />
              )
            }
          </LoadedPart>
        </section>
        <section aria-labelledby="licenza">
          <div className="section-head">
            <h2 className="t-3" id="licenza" tabIndex={-1}>
              {strings.licence}
            </h2>
          </div>
          <LoadedPart loadable={desk.loadable} onRetry={desk.reload} skeleton={<RowsSkeleton />}>
            {({ licence, settings }) => (
              <LicencePart brand={brand} licence={licence} licensee={settings.licensee} />
            )}
          </LoadedPart>
        </section>
      </div>
    </PressReviewPage>
  );
}
