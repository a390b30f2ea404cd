import { type FocusEvent, useRef } from 'react';
import { acceptUpdate, putUpdateOff } from '#src/state/update/update-offer.ts';
import { Icon } from '#src/ui/icon.tsx';
import { strings } from './strings.ts';
import styles from './update-bar.module.css';

/** Offer of a new version at the foot of the screen: it can be accepted, put off or ignored. OFF-04 */
export function UpdateBar() {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  /** Remembers the element that had the focus before the bar: the new version starts there. */
  function noteOrigin({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !bar.current?.contains(relatedTarget)) before.current = relatedTarget;
  }

  function accept() {
    const { activeElement } = document;
    acceptUpdate(bar.current?.contains(activeElement) ? before.current : activeElement);
  }

  function putOff() {
    // Keyboard users return to where they were.
    if (bar.current?.contains(document.activeElement) && before.current instanceof HTMLElement) {
      before.current.focus({ preventScroll: true });
    }
    putUpdateOff();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys and focus of its buttons
    <div
      ref={bar}
      className={`row12 ${styles.bar}`}
      onFocus={noteOrigin}
      onKeyDown={({ key }) => {
        if (key === 'Escape') putOff();
      }}
    >
      <Icon name="refresh" size={20} />
      <p>
        <b>{strings.title}</b> {strings.text}
      </p>
      <button type="button" className={styles.accept} onClick={accept}>
        {strings.accept}
      </button>
      <button type="button" className="ib" aria-label={strings.putOff} onClick={putOff}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
