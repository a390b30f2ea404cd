import { type ReactNode, useRef, useState } from 'react';
import { addClips, exportReview } from '#api/site/press-reviews.ts';
import { longDate } from '#domain/dates.ts';
import { draftPath } from '#domain/press-review/addresses.ts';
import { MAX_REVIEW_CLIPS } from '#domain/press-review/clip.ts';
import type { ExportFormat, ReviewSource } from '#domain/press-review/review.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { saveFile } from '#src/components/save-file.ts';
import { logError } from '#src/state/log.ts';
import { refreshCachedReview } from '#src/state/press-review/cached-review.ts';
import type { SelectionStore } from '#src/state/press-review/selection-store.ts';
import { messages } from '#src/strings/messages.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { selectionStrings as strings } from './strings.ts';

type Deps = {
  store: SelectionStore;
  say: (words: ReactNode) => void;
  /** Called when the bar has gone, to move the focus. */
  onCleared: () => void;
};

function wordsOf(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'unexpected') logError('selection', error);
  if (kind === 'offline') return messages.network_error;
  if (kind === 'not-found') return strings.gone;
  return kind === 'bad-request' ? strings.full(MAX_REVIEW_CLIPS) : strings.failed;
}

/** Actions on the selected clips, one at a time. PRS-04 */
export function useSelectionActions({ store, say, onCleared }: Deps) {
  const { api } = usePressReview();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function once(work: () => Promise<void>) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      say(wordsOf(error));
    }
    running.current = false;
    setBusy(false);
  }

  const add = ({ day, clips = [] }: ReviewSource) =>
    once(async () => {
      const { added } = await addClips(await api(), { day, clips });
      refreshCachedReview(day);
      const of = longDate(day);
      say(
        <>
          {added > 0 ? strings.added(added, of) : strings.known(of)}
          <ToastLink href={draftPath(day)}>{strings.openDraft}</ToastLink>
        </>,
      );
    });

  const download = (format: ExportFormat, source: ReviewSource) =>
    once(async () => {
      say(strings.making);
      const file = await exportReview(await api(), format, source);
      saveFile(file, `${strings.file(source.day)}.${format}`);
      say(strings.made);
    });

  function clear() {
    const before = store.current();
    store.set([]);
    onCleared();
    const undo = () => {
      store.set([...before, ...store.current()]);
      say(strings.restored);
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
