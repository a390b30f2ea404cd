import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { draftPath, REVIEW_SEARCHES, tablePath } from '#domain/press-review/addresses.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import type { DraftStore } from '#src/state/press-review/draft-store.ts';
import type { LoadedDraft } from '#src/state/press-review/draft-view.ts';
import { useReviewDraft } from '#src/state/press-review/use-review-draft.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { DayStepper } from '../frame/day-stepper.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { PressReviewPage } from '../frame/press-review-page.tsx';
import { ChapterList } from './chapter-list.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DeliveryStatus } from './delivery-status.tsx';
import { DraftHead } from './draft-head.tsx';
import styles from './draft-workspace.module.css';
import { OutputBar } from './output-bar.tsx';
import { SaveStatus } from './save-status.tsx';
import { strings } from './strings.ts';
import { useDelivery } from './use-delivery.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** Editor of one day's review, from the first clip to the mail. PRS-04 */
export function DraftWorkspace({ day }: { day: Day }) {
  const { api, today, lastDay } = usePressReview();
  const { view, store } = useReviewDraft({ api, day });
  useUndoKeys(store);
  const delivery = useDelivery();
  const loadableView = view.state === 'known' ? { state: view.state, data: view } : view;
  return (
    <PressReviewPage
      part="draft"
      day={day}
      title={strings.title}
      facts={<DeliveryStatus day={day} {...delivery} />}
      aside={<DraftDay day={day} last={lastDay > today ? lastDay : today} />}
    >
      <LoadedPart loadable={loadableView} onRetry={() => void store.load()} failedText={strings.failedText}>
        {(draft) => (
          <DraftParts day={day} view={draft} store={store} onSendDialogClosed={() => void delivery.ask()} />
        )}
      </LoadedPart>
    </PressReviewPage>
  );
}

/** The day of the review, with links to other days. */
function DraftDay({ day, last }: { day: Day; last: Day }) {
  const router = useRouter();
  const next = addDays(day, 1);
  return (
    <DayStepper
      from={day}
      to={day}
      previous={addDays(day, -1)}
      next={next <= last ? next : null}
      last={last}
      onChoose={(chosenDay) => void router.navigate({ href: draftPath(chosenDay) })}
    />
  );
}

type DraftPartsProps = { day: Day; view: LoadedDraft; store: DraftStore; onSendDialogClosed: () => void };

function DraftParts({ day, view, store, onSendDialogClosed }: DraftPartsProps) {
  const chapters = useRef<HTMLElement>(null);
  const { contents, conflict } = view;
  const count = clipsOfReview(contents).length;
  return (
    <div className={styles.parts}>
      <SaveStatus view={view} store={store} />
      {conflict && (
        <ConflictNotice
          theirs={conflict}
          onSettle={(choice) => {
            void store.resolveConflict(choice);
            chapters.current?.focus();
          }}
        />
      )}
      <OutputBar day={day} contents={contents} store={store} onSendDialogClosed={onSendDialogClosed} />
      <DraftHead day={day} contents={contents} onEdit={store.edit} />
      <section ref={chapters} tabIndex={-1} aria-label={strings.chapters(contents.chapters.length)}>
        {count === 0 && (
          <EmptyState
            title={strings.empty}
            actions={
              <>
                <ButtonLink href={tablePath(day)}>{strings.toTable}</ButtonLink>
                <ButtonLink look="plain" href={REVIEW_SEARCHES}>
                  {strings.toSearches}
                </ButtonLink>
              </>
            }
          >
            <p>{strings.emptyText}</p>
          </EmptyState>
        )}
        <ChapterList day={day} contents={contents} clips={view.clips} onEdit={store.edit} />
      </section>
    </div>
  );
}
