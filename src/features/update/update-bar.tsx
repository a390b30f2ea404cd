import { type FocusEvent, useRef } from 'react';
import { acceptUpdate, postponeUpdate } from '#src/state/update/update-offer.ts';
import { Icon } from '#src/ui/icon.tsx';
import { strings } from './strings.ts';
import styles from './update-bar.module.css';

/** Offer of a new version at the foot of the screen: it can be accepted, put off or ignored. OFF-04 */
export function UpdateBar() {
  const bar = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element | null>(null);

  /** Remembers the element that had the focus before the bar: the new version starts there. */
  function rememberFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !bar.current?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  function accept() {
    const { activeElement } = document;
    acceptUpdate(bar.current?.contains(activeElement) ? focusedBefore.current : activeElement);
  }

  function postpone() {
    // Keyboard users return to where they were.
    if (bar.current?.contains(document.activeElement) && focusedBefore.current instanceof HTMLElement) {
      focusedBefore.current.focus({ preventScroll: true });
    }
    postponeUpdate();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys and focus of its buttons
    <div
      ref={bar}
      className={`row12 ${styles.bar}`}
      onFocus={rememberFocus}
      onKeyDown={({ key }) => {
        if (key === 'Escape') postpone();
      }}
    >
      <Icon name="refresh" size={20} />
      <p>
        <b>{strings.title}</b> {strings.text}
      </p>
      <button type="button" className={styles.accept} onClick={accept}>
        {strings.accept}
      </button>
      <button type="button" className="ib" aria-label={strings.putOff} onClick={postpone}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
