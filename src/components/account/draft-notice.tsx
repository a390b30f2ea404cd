import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './saved-form.module.css';
import { draftStrings as strings } from './strings.ts';

/** Notice that the form shows an unsaved draft, with a button that discards it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={`stack10 ${styles.message}`}>
      <Notice
        isAnnounced
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
