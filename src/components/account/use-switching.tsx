import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { switchingStrings as strings } from './strings.ts';
import { switchFailure } from './switch-failure.ts';

type Switching = {
  /** @throws ApiError */
  send: (slug: string, on: boolean) => Promise<void>;
  /** Messages after switching on and off. */
  onMessage: string;
  offMessage: string;
  /** Message for a reader who may not switch it on. */
  forbidden?: string;
  /** Called when the undo button, which has the focus, goes away: the focus must move elsewhere. */
  onUndone: () => void;
};

/** Switches rows on and off, reports the result and offers to undo it. */
export function useSwitching({ send, onMessage, offMessage, forbidden, onUndone }: Switching) {
  const { toast, say } = useToast();
  async function change(slug: string, isOn: boolean, isUndoable = true) {
    const message = isOn ? onMessage : offMessage;
    try {
      await send(slug, isOn);
      say(isUndoable ? undoMessage(message, slug, isOn) : message);
    } catch (error) {
      say(switchFailure(error, forbidden));
    }
  }
  const undoMessage = (message: string, slug: string, isOn: boolean) => (
    <>
      {message}
      <ToastButton
        onClick={() => {
          onUndone();
          void change(slug, !isOn, false);
        }}
      >
        {strings.undo}
      </ToastButton>
    </>
  );
  return { toast, change: (slug: string, isOn: boolean) => void change(slug, isOn) };
}
