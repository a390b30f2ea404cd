import type { Recipient } from '#domain/press-review/recipients.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import { nameOf } from './filter-recipients.ts';
import { RecipientForm } from './recipient-form.tsx';
import { dialogStrings, recipientStrings as strings } from './strings.ts';
import { useLeftDraft } from './use-left-draft.ts';
import type { ChangeRecipients } from './use-recipients.ts';

type Props = {
  /** Null for a new one. */
  recipient: Recipient | null;
  recipients: readonly Recipient[];
  change: ChangeRecipients;
  /** Says what was done. */
  onDone: (words: string) => void;
  onClose: () => void;
};

/** Asks who gets the review from now on, or what is new of somebody who does. */
export function RecipientDialog({ recipient, ...props }: Props) {
  const draftName = `rassegna-destinatario-${recipient?.id ?? 'nuovo'}`;
  const draft = useLeftDraft(draftName);
  return (
    <Dialog
      title={recipient ? dialogStrings.editTitle(nameOf(recipient)) : dialogStrings.addTitle}
      closeLabel={strings.close}
      onClose={props.onClose}
    >
      {draft ? (
        <RecipientForm recipient={recipient} draftName={draftName} draft={draft} {...props} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
