import { changeRecipient, removeRecipients, restoreRecipients } from '#api/site/recipients.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { nameOf } from './filter-recipients.ts';
import { removalStrings, recipientStrings as strings } from './strings.ts';
import type { ChangeRecipients } from './use-recipients.ts';

/** Why a change failed, in a sentence with what to do. */
function failureWords(error: unknown): string {
  const kind = failureKindOf(error);
  if (kind === 'offline') return strings.failedOffline;
  return kind === 'not-found' ? strings.failedGone : strings.failed;
}

type Options = {
  change: ChangeRecipients;
  /** The pressed button has gone, so the focus must be moved. */
  onUndone: () => void;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Immediate actions on rows, confirmed at the foot of the screen; removals can be undone. */
export function useRecipientActions({ change, onUndone }: Options) {
  const { toast, say } = useToast();
  const undoing = (said: string, label: string, ids: readonly number[], byKey: boolean) => (
    <>
      {said}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void restore(ids)}>
        {label}
      </ToastButton>
    </>
  );

  async function remove(ids: readonly number[], byKey: boolean): Promise<void> {
    try {
      await change((api) => removeRecipients(api, ids));
      say(undoing(removalStrings.removed(ids.length), removalStrings.undo, ids, byKey));
    } catch (error) {
      say(failureWords(error));
    }
  }

  async function restore(ids: readonly number[]): Promise<void> {
    try {
      await change((api) => restoreRecipients(api, ids));
      say(removalStrings.restored);
      onUndone();
    } catch {
      say(undoing(removalStrings.notRestored, removalStrings.retry, ids, false));
    }
  }

  /** Lets the next sending try an address again that had bounced. */
  async function retry(recipient: Recipient): Promise<void> {
    try {
      await change((api) => changeRecipient(api, recipient));
      say(strings.retried(nameOf(recipient)));
      onUndone();
    } catch (error) {
      say(failureWords(error));
    }
  }

  return { toast, say, remove, retry };
}
