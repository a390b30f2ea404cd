import { changeRecipient, removeRecipients, restoreRecipients } from '#api/site/recipients.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { signInMessages } from '#src/components/forms/sign-in-messages.ts';
import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { nameOf } from './filter-recipients.ts';
import { removalStrings, recipientStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';

/** Why a change failed, in a sentence with what to do. */
function failureText(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'offline') return strings.failedOffline;
  if (kind === 'not-found') return strings.failedGone;
  return signInMessages[kind] ?? strings.failed;
}

type Options = {
  change: ChangeRecipients;
  /** Called when the button that was pressed has disappeared, to move the focus. */
  onButtonGone: () => void;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Actions on rows that take effect immediately and are confirmed by a toast; removals can be undone. */
export function useRecipientActions({ change, onButtonGone }: Options) {
  const { toast, say } = useToast();
  const messageWithUndo = (message: string, label: string, ids: readonly number[], byKey: boolean) => (
    <>
      {message}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void restore(ids)}>
        {label}
      </ToastButton>
    </>
  );

  async function remove(ids: readonly number[], byKey: boolean): Promise<void> {
    try {
      await change((api) => removeRecipients(api, ids));
      say(messageWithUndo(removalStrings.removed(ids.length), removalStrings.undo, ids, byKey));
    } catch (error) {
      say(failureText(error));
    }
  }

  async function restore(ids: readonly number[]): Promise<void> {
    try {
      await change((api) => restoreRecipients(api, ids));
      say(removalStrings.restored);
      onButtonGone();
    } catch {
      say(messageWithUndo(removalStrings.notRestored, removalStrings.retry, ids, false));
    }
  }

  /** Makes a recipient whose address bounced active again, so that the next sending includes the address. */
  async function retry(recipient: Recipient): Promise<void> {
    try {
      await change((api) => changeRecipient(api, recipient));
      say(strings.retried(nameOf(recipient)));
      onButtonGone();
    } catch (error) {
      say(failureText(error));
    }
  }

  return { toast, say, remove, retry };
}
