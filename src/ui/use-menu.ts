import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the press or the focus went to another element than the menu and its entries. Safari focuses no button that is
 * clicked: the focus then goes nowhere, and the menu must stay open until the click arrives.
 */
export const isElsewhere = (menu: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && menu !== null && !menu.contains(target);

type Menu = {
  /** Closes the menu and moves the focus to its button, because the pressed entry disappears. */
  closeAndFocus: () => void;
  close: () => void;
  /** Props of the `<details>`. */
  menuProps: {
    ref: RefObject<HTMLDetailsElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
};

/** A menu of actions in a `<details>`. It closes by Escape, a press elsewhere, and when the focus leaves it. */
export function useMenu(): Menu {
  const menu = useRef<HTMLDetailsElement>(null);
  function close() {
    if (menu.current) menu.current.open = false;
  }
  function closeAndFocus() {
    menu.current?.querySelector('summary')?.focus();
    close();
  }
  useEffect(() => {
    const closeElsewhere = ({ target }: Event) => {
      if (menu.current && isElsewhere(menu.current, target)) menu.current.open = false;
    };
    addEventListener('pointerdown', closeElsewhere);
    return () => removeEventListener('pointerdown', closeElsewhere);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.preventDefault();
    closeAndFocus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isElsewhere(menu.current, relatedTarget)) close();
  };
  return { close, closeAndFocus, menuProps: { ref: menu, onKeyDown, onBlur } };
}
