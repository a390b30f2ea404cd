import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { keepFocusInside } from './keep-focus-inside.ts';

type Props = {
  title: string;
  /** Label of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  /**
   * For pages with very many elements: a modal dialog makes the page inert, which restyles every element and takes a
   * slow device longer than a frame. The dialog is then a popover: clicks and keys are kept from the page, and
   * assistive technology is told that it is modal.
   */
  isPopover?: boolean;
  children: ReactNode;
};

function open(element: HTMLDialogElement) {
  if (element.popover) element.showPopover();
  else if (!element.open) element.showModal();
}

function close(element: HTMLDialogElement) {
  if (!element.popover) element.close();
  // Older browsers throw if the popover is not open.
  else if (element.matches(':popover-open')) element.hidePopover();
}

const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
  if (event.target === event.currentTarget) close(event.currentTarget);
};

/** Marks the element that takes the focus when the dialog opens. React does not render the attribute itself. */
const focusOnOpen = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** A modal dialog, centred on wide screens and at the bottom edge on narrow ones. Open as long as it is rendered. */
export function Dialog({ title, closeLabel, onClose, isPopover = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closes before the element is removed, so that the focus returns to where it was.
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
      popover={isPopover ? 'auto' : undefined}
      aria-modal={isPopover || undefined}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onKeyDown={isPopover ? keepFocusInside : undefined}
      onClose={onClose}
      onToggle={({ newState }) => isPopover && newState === 'closed' && onClose()}
    >
      <div className={`floating ${styles.panel}`}>
        <div className={`row12 ${styles.head}`}>
          <h2 className="t-4" id={titleId} tabIndex={-1} ref={focusOnOpen}>
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
