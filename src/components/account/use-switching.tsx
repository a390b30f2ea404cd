import { useToast } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { switchingStrings as strings } from './strings.ts';
import { switchFailure } from './switch-failure.ts';

type Switching = {
  /** @throws ApiError */
  turn: (slug: string, on: boolean) => Promise<void>;
  /** What is said once it is on, and off. */
  on: string;
  off: string;
  /** To whoever may not switch it on. */
  forbidden?: string;
  /** The button that was pressed has gone: the focus wants another place. */
  onUndone: () => void;
};

/** Switches rows on and off, says what was done and takes it back. */
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
