import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './saved-form.module.css';
import { draftStrings as strings } from './strings.ts';

/** That what is shown is not what was saved, and the way back to that. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={styles.said}>
      <Notice
        live
        action={
          <Button look="plain" size="small" onClick={onDiscard}>
            {strings.discard}
          </Button>
        }
      >
        <b>{strings.resumed}</b> {strings.text}
      </Notice>
    </div>
  );
}
