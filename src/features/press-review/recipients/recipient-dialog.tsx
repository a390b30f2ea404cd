import type { Recipient } from '#domain/press-review/recipients.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Loading } from '#src/ui/skeleton.tsx';
import { nameOf } from './filter-recipients.ts';
import { RecipientForm } from './recipient-form.tsx';
import { dialogStrings, recipientStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';
import { useSavedDraft } from './use-saved-draft.ts';

type Props = {
  /** Null for a new recipient. */
  recipient: Recipient | null;
  recipients: readonly Recipient[];
  change: ChangeRecipients;
  /** Called with a message about the change. */
  onDone: (words: string) => void;
  onClose: () => void;
};

/** Dialog for adding or changing a recipient of the review. */
export function RecipientDialog({ recipient, ...props }: Props) {
  const draftName = `rassegna-destinatario-${recipient?.id ?? 'nuovo'}`;
  const draft = useSavedDraft(draftName);
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
