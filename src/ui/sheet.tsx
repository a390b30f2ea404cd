import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';

type Props = {
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) event.currentTarget.close();
};

/** Where a dialog begins: with what it is about. React keeps the attribute to itself. */
const beginHere = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** A modal question, in the middle of wide screens and from below on narrow ones. Open for as long as it is rendered. */
export function Sheet({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element is taken away: closing gives the focus back to what it was opened from.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onClose={onClose}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className="t-4" id={titleId} tabIndex={-1} ref={beginHere}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="ib" aria-label={closeLabel}>
              <Icon name="close" size={20} />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
