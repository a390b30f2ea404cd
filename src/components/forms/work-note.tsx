import { useProofOfWorkRunning } from '#src/state/captcha/proof-of-work-progress.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './network-note.module.css';
import { formStrings as strings } from './strings.ts';

/**
 * Notice above the submit button that the device computes a proof of work before sending, and that the reader need not
 * do anything.
 */
export function WorkNote() {
  const isWorking = useProofOfWorkRunning();
  return (
    <div role="status" className={styles.note}>
      {isWorking && (
        <Notice tone="info">
          <b>{strings.workTitle}</b> {strings.work}
        </Notice>
      )}
    </div>
  );
}
