import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';

type Props = {
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  /**
   * Over a page of so much that a slow device cannot make it inert within a frame, for which it styles every element
   * anew: presses and keys are kept from it instead, and it is told to assistive technology to be so.
   */
  overMuch?: boolean;
  children: ReactNode;
};

function open(element: HTMLDialogElement) {
  if (element.popover) element.showPopover();
  else if (!element.open) element.showModal();
}

function close(element: HTMLDialogElement) {
  if (!element.popover) element.close();
  // Older browsers throw where there is nothing to hide.
  else if (element.matches(':popover-open')) element.hidePopover();
}

const closeOnScrim = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) close(event.currentTarget);
};

/** Where a dialog begins: with what it is about. React keeps the attribute to itself. */
const beginHere = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** A modal question, in the middle of wide screens and from below on narrow ones. Open for as long as it is rendered. */
export function Dialog({ title, closeLabel, onClose, overMuch = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element is taken away: closing gives the focus back to what it was opened from.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    open(element);
    return () => close(element);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      popover={overMuch ? 'auto' : undefined}
      aria-modal={overMuch || undefined}
      aria-labelledby={titleId}
      onClick={closeOnScrim}
      onKeyDown={overMuch ? keepFocusInside : undefined}
      onClose={onClose}
      onToggle={({ newState }) => overMuch && newState === 'closed' && onClose()}
    >
      <div className={`floating ${styles.panel}`}>
        <div className={styles.head}>
          <h2 className="t-4" id={titleId} tabIndex={-1} ref={beginHere}>
            {title}
          </h2>
          <button
            type="button"
            className="ib"
            aria-label={closeLabel}
            onClick={() => dialog.current && close(dialog.current)}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
