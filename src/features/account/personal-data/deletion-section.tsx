import { useRef, useState } from 'react';
import { cancelDeletion } from '#api/account/personal-data.ts';
import { dayAt, longDate } from '#domain/dates.ts';
import styles from '#src/components/account/account-page.module.css';
import { useFocusAfterRender } from '#src/components/account/use-focus-after-render.ts';
import { logError } from '#src/state/log.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import type { RightsProps } from './rights-props.ts';
import { deletionStrings as strings } from './strings.ts';

/** Deletion of the account, which can be revoked for some days. GDPR art. 17 */
export function DeletionSection({ api, data, online, onChange }: RightsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const backToTitle = useFocusAfterRender(title);
  const { deletion, invoices } = data;

  async function undo() {
    try {
      onChange(await cancelDeletion(await api()));
      say(strings.undone);
    } catch (error) {
      logError('personal-data', error);
      say(strings.failed);
    }
    title.current?.focus();
  }

  return (
    <section className={styles.block} aria-labelledby="cancellazione">
      <h2 id="cancellazione" tabIndex={-1} ref={title}>
        {strings.title}
      </h2>
      {deletion ? (
        <Notice
          tone="warning"
          isAnnounced
          action={
            <Button look="plain" size="small" disabled={!online} onClick={() => void undo()}>
              {strings.undo}
            </Button>
          }
        >
          <b>{strings.requested(longDate(dayAt(deletion.dueAt)))}</b> {strings.requestedText}
        </Notice>
      ) : (
        <>
          <p>{strings.text}</p>
          <p>{strings.retainedInvoices(invoices)}</p>
          <Button look="plain" disabled={!online} onClick={() => setIsDialogOpen(true)}>
            {strings.open}
          </Button>
        </>
      )}
      {isDialogOpen && (
        <DeletionDialog
          api={api}
          onRequested={(newData) => {
            onChange(newData);
            backToTitle();
          }}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
      {toast}
    </section>
  );
}
