import { useState } from 'react';
import { exportReview } from '#api/site/press-reviews.ts';
import type { Day } from '#domain/newsstand.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#domain/press-review/review.ts';
import { saveFile } from '#src/components/save-file.ts';
import { logError } from '#src/state/log.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useIsShown } from '#src/ui/use-is-shown.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import { exportFailure } from './export-words.ts';
import styles from './output.module.css';
import { outputStrings as common, exportStrings as strings } from './output-strings.ts';

type Props = {
  day: Day;
  /** Announces the outcome if the dialog was closed before it was known. */
  say: (words: string) => void;
  onClose: () => void;
};

/** Downloads the review as a file. PRS-04 */
export function ExportDialog({ day, say, onClose }: Props) {
  const { api } = usePressReview();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState('');
  const isShown = useIsShown();
  const report = (words: string) => (isShown() ? setProgress(words) : say(words));
  async function download(format: ExportFormat) {
    const { name } = strings.formats[format];
    setBusy(true);
    setProgress(strings.busy(name));
    try {
      saveFile(await exportReview(await api(), format, { day }), `${strings.file(day)}.${format}`);
      report(strings.saved(name));
    } catch (error) {
      logError('press-review', error);
      report(exportFailure(error, format));
    }
    setBusy(false);
  }
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
        {progress}
      </p>
    </Dialog>
  );
}
