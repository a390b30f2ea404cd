import { useState } from 'react';
import { exportReview } from '#api/site/press-reviews.ts';
import type { Day } from '#domain/newsstand.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#domain/press-review/review.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { saveFile } from '#src/components/save-file.ts';
import { logError } from '#src/state/log.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import styles from './output.module.css';
import { outputStrings as common, exportStrings as strings } from './output-strings.ts';

type Progress = { state: 'busy' | 'saved' | 'failed' | 'empty'; format: ExportFormat };

type Props = { day: Day; onClose: () => void };

/** Downloads the review as a file. PRS-04 */
export function ExportDialog({ day, onClose }: Props) {
  const { api } = usePressReview();
  const [progress, setProgress] = useState<Progress | null>(null);
  async function download(format: ExportFormat) {
    setProgress({ state: 'busy', format });
    try {
      saveFile(await exportReview(await api(), format, { day }), `${strings.file(day)}.${format}`);
      setProgress({ state: 'saved', format });
    } catch (error) {
      logError('press-review', error);
      setProgress({ state: failureKindOf(error) === 'not-found' ? 'empty' : 'failed', format });
    }
  }
  const busy = progress?.state === 'busy';
  return (
    <Dialog title={strings.title} closeLabel={common.close} onClose={onClose}>
      <ul className={styles.formats}>
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <button
              className="row14"
              type="button"
              aria-disabled={busy || undefined}
              onClick={() => busy || void download(format)}
            >
              <Icon name="down" size={20} />
              <span>
                <b>{strings.formats[format].name}</b>
                <span className="meta">{strings.formats[format].note}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.progress} data-busy={busy || undefined} role="status">
        {progress && progressText(progress)}
      </p>
    </Dialog>
  );
}

function progressText({ state, format }: Progress): string {
  return state === 'empty' ? strings.empty : strings[state](strings.formats[format].name);
}
