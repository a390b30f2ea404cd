import { useProofOfWorkRunning } from '#src/state/captcha/proof-of-work-progress.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './network-note.module.css';
import { formStrings as strings } from './strings.ts';

/** Above what sends a form: that the device works before it is sent, and that nothing is to be done meanwhile. */
export function WorkNote() {
  const atWork = useProofOfWorkRunning();
  return (
    <div role="status" className={styles.note}>
      {atWork && (
        <Notice tone="info">
          <b>{strings.workTitle}</b> {strings.work}
        </Notice>
      )}
    </div>
  );
}
