import { useRef, useState } from 'react';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PressReviewPage } from '../frame/press-review-page.tsx';
import { frameStrings } from '../frame/strings.ts';
import { statusCounts } from './filter-recipients.ts';
import { ImportDialog } from './import-dialog.tsx';
import { RecipientDialog } from './recipient-dialog.tsx';
import { RecipientsWorkspace } from './recipients-workspace.tsx';
import barStyles from './selection-bar.module.css';
import { recipientStrings as strings } from './strings.ts';
import { useRecipientActions } from './use-recipient-actions.tsx';
import { useRecipients } from './use-recipients.ts';

/** Number of recipients, and how many of them have unsubscribed or have an address that bounced. */
function RecipientsFacts({ recipients }: { recipients: readonly Recipient[] }) {
  const { unsubscribed, bounced } = statusCounts(recipients);
  return (
    <p>
      {strings.facts(recipients.length)}
      {unsubscribed > 0 && <span className="sep">{strings.unsubscribedFact(unsubscribed)}</span>}
      {bounced > 0 && <span className="sep">{strings.bouncedFact(bounced)}</span>}
    </p>
  );
}

type OpenDialog = { kind: 'import' } | { kind: 'recipient'; recipient: Recipient | null };

/** The recipients to whom the press review is sent by e-mail. PRS-03 */
export function RecipientsScreen() {
  const { loadable, reload, change } = useRecipients();
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const recipientActions = useRecipientActions({ change, onButtonGone: () => heading.current?.focus() });
  const recipients = loadable.state === 'known' ? loadable.data : null;
  const close = () => setDialog(null);
  const actions = (
    <>
      <Button
        look="plain"
        disabled={!online || recipients === null}
        onClick={() => setDialog({ kind: 'import' })}
      >
        <Icon name="list" size={19} />
        {strings.importList}
      </Button>
      <Button
        disabled={!online || recipients === null}
        onClick={() => setDialog({ kind: 'recipient', recipient: null })}
      >
        <Icon name="plus" size={19} />
        {strings.add}
      </Button>
    </>
  );
  return (
    <PressReviewPage
      part="recipients"
      title={frameStrings.recipients}
      facts={recipients && recipients.length > 0 && <RecipientsFacts recipients={recipients} />}
      aside={recipients?.length === 0 ? undefined : actions}
    >
      {!online && recipients && <Notice tone="warning">{strings.offline}</Notice>}
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<RowsSkeleton />}>
        {(loadedRecipients) =>
          loadedRecipients.length === 0 ? (
            <EmptyState title={strings.empty} actions={actions}>
              <p>{strings.emptyText}</p>
            </EmptyState>
          ) : (
            <RecipientsWorkspace
              recipients={loadedRecipients}
              online={online}
              heading={heading}
              actions={recipientActions}
              change={change}
              onEdit={(recipient) => setDialog({ kind: 'recipient', recipient })}
            />
          )
        }
      </LoadedPart>
      {dialog?.kind === 'recipient' && (
        <RecipientDialog
          recipient={dialog.recipient}
          recipients={recipients ?? []}
          change={change}
          onDone={recipientActions.say}
          onClose={close}
        />
      )}
      {dialog?.kind === 'import' && <ImportDialog change={change} onClose={close} />}
      <div className={barStyles.toasts}>{recipientActions.toast}</div>
    </PressReviewPage>
  );
}
