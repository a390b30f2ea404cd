import { type ReactNode, useRef, useState } from 'react';
import { addClips, exportReview } from '#api/site/press-reviews.ts';
import { longDate } from '#domain/dates.ts';
import { draftPath } from '#domain/press-review/addresses.ts';
import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import type { ExportFormat, ReviewContent } from '#domain/press-review/review.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { signInMessages } from '#src/components/forms/sign-in-messages.ts';
import { saveFile } from '#src/components/save-file.ts';
import { logError } from '#src/state/log.ts';
import { refreshCachedReview } from '#src/state/press-review/cached-review.ts';
import type { SelectionStore } from '#src/state/press-review/selection-store.ts';
import { messages } from '#src/strings/messages.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { exportFailure } from '../draft/export-words.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import { selectionStrings as strings } from './strings.ts';

type Deps = {
  store: SelectionStore;
  say: (words: ReactNode) => void;
  /** Called when the bar or the undo button has gone, to move the focus. */
  onCleared: () => void;
};

/** Why the clips were not added to the draft, and what to do. */
function addingFailure(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'offline') return messages.network_error;
  if (kind === 'not-found') return strings.gone;
  if (kind === 'bad-request') return strings.full(MAX_REVIEW_CLIPS);
  return signInMessages[kind] ?? strings.failed;
}

/** Actions on the selected clips, one at a time. PRS-04 */
export function useSelectionActions({ store, say, onCleared }: Deps) {
  const { api } = usePressReview();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function runExclusively(action: () => Promise<void>, failureText: (error: unknown) => string) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      if (failureKindOf(error) === 'unexpected') logError('selection', error);
      say(failureText(error));
    }
    running.current = false;
    setBusy(false);
  }

  const add = ({ day, clips = [] }: ReviewContent) =>
    runExclusively(async () => {
      const { added } = await addClips(await api(), { day, clips });
      refreshCachedReview(day);
      const dayText = longDate(day);
      say(
        <>
          {added > 0 ? strings.added(added, dayText) : strings.alreadyInDraft(dayText)}
          <ToastLink href={draftPath(day)}>{strings.openDraft}</ToastLink>
        </>,
      );
    }, addingFailure);

  const download = (format: ExportFormat, source: ReviewContent) =>
    runExclusively(
      async () => {
        say(strings.preparing);
        const file = await exportReview(await api(), format, source);
        saveFile(file, `${strings.file(source.day)}.${format}`);
        say(strings.downloaded);
      },
      (error) => exportFailure(error, format),
    );

  function clear() {
    const previous = store.current();
    store.set([]);
    onCleared();
    const undo = () => {
      store.set([...previous, ...store.current()]);
      say(strings.restored);
      // The pressed button has gone with its toast.
      onCleared();
    };
    say(
      <>
        {strings.cleared}
        <ToastButton onClick={undo}>{strings.undo}</ToastButton>
      </>,
    );
  }

  return { busy, add, download, clear };
}
