import { type RefObject, useEffect } from 'react';
import { arrowKeyTarget } from './arrow-key-target.ts';

const ITEM = 'li';

/** Makes one link the Tab stop of the row, together with the buttons of its list item. */
function setTabStop(row: Element, stop: Element | null): void {
  for (const link of row.querySelectorAll('a')) link.tabIndex = link === stop ? 0 : -1;
  const item = stop?.closest(ITEM);
  for (const button of row.querySelectorAll('button')) button.tabIndex = item?.contains(button) ? 0 : -1;
}

/**
 * One Tab stop for a whole row of links, with the buttons beside the current link; arrows, Home and End move within the
 * row.
 */
export function useRovingLinks(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const links = () => [...element.querySelectorAll('a')];
    const onFocus = ({ target }: FocusEvent) => {
      const focused = target as Element;
      setTabStop(
        element,
        focused.matches('a') ? focused : (focused.closest(ITEM)?.querySelector('a') ?? null),
      );
    };
    const onKey = (event: KeyboardEvent) => {
      const allLinks: Element[] = links();
      const index = document.activeElement ? allLinks.indexOf(document.activeElement) : -1;
      const targetIndex = index < 0 ? null : arrowKeyTarget(event.key, index, allLinks.length);
      if (targetIndex === null) return;
      event.preventDefault();
      links()[targetIndex]?.focus();
    };
    setTabStop(element, links()[0] ?? null);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, [row]);
}
