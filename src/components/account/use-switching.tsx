import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { switchingStrings as strings } from './strings.ts';
import { switchFailure } from './switch-failure.ts';

type Switching = {
  /** @throws ApiError */
  turn: (slug: string, on: boolean) => Promise<void>;
  /** Messages after switching on and off. */
  on: string;
  off: string;
  /** Message for a reader who may not switch it on. */
  forbidden?: string;
  /** Called when the undo button, which has the focus, goes away: the focus must move elsewhere. */
  onUndone: () => void;
};

/** Switches rows on and off, reports the result and offers to undo it. */
export function useSwitching({ turn, on, off, forbidden, onUndone }: Switching) {
  const { toast, say } = useToast();
  async function change(slug: string, wanted: boolean, undoable = true) {
    const words = wanted ? on : off;
    try {
      await turn(slug, wanted);
      say(undoable ? done(words, slug, wanted) : words);
    } catch (error) {
      say(switchFailure(error, forbidden));
    }
  }
  const done = (words: string, slug: string, wanted: boolean) => (
    <>
      {words}
      <ToastButton
        onClick={() => {
          onUndone();
          void change(slug, !wanted, false);
        }}
      >
        {strings.undo}
      </ToastButton>
    </>
  );
  return { toast, change: (slug: string, wanted: boolean) => void change(slug, wanted) };
}
