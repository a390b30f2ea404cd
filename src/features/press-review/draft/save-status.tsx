import { timeOfDay } from '#domain/dates.ts';
import type { DraftStore } from '#src/state/press-review/draft-store.ts';
import type { LoadedDraft } from '#src/state/press-review/draft-view.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './draft-workspace.module.css';
import { saveStrings as strings } from './strings.ts';

type Props = { view: LoadedDraft; store: DraftStore };

function statusText({ saveState, conflict, base: { updatedAt, updatedBy } }: LoadedDraft): string {
  // Nothing is saved until the reader has resolved the conflict.
  if (conflict) return strings.inConflict;
  switch (saveState.state) {
    case 'waiting':
    case 'saving':
      return strings.saving;
    case 'offline':
      return `${strings.offline}. ${strings.offlineText}`;
    case 'failed':
      return saveState.kind === 'access-denied' ? strings.denied : `${strings.failed}. ${strings.failedText}`;
    case 'saved': {
      if (!updatedAt) return strings.untouched;
      const saved = strings.saved(timeOfDay(updatedAt));
      return updatedBy ? `${saved} · ${strings.by(updatedBy)}` : saved;
    }
  }
}

/** Whether the draft is saved, with undo and redo. */
export function SaveStatus({ view, store }: Props) {
  const { saveState, history } = view;
  const isUnsaved = saveState.state === 'offline' || saveState.state === 'failed';
  return (
    <div className={`cluster ${styles.saving}`}>
      <p className={`meta ${isUnsaved ? styles.unsaved : ''}`} role="status">
        {statusText(view)}
      </p>
      {saveState.state === 'failed' && (
        <Button look="plain" size="small" onClick={() => void store.save()}>
          {strings.retry}
        </Button>
      )}
      <div className={styles.steps}>
        <Button
          look="quiet"
          size="small"
          aria-label={strings.undo}
          title={strings.undo}
          disabled={history.past.length === 0}
          onClick={store.undo}
        >
          {strings.undoShort}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={strings.redo}
          title={strings.redo}
          disabled={history.future.length === 0}
          onClick={store.redo}
        >
          {strings.redoShort}
        </Button>
      </div>
    </div>
  );
}
