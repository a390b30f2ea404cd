import { type RefObject, useEffect } from 'react';
import { nextLink } from './next-link.ts';

/** One stop of the Tab key for a whole row of links; arrows, Home and End move within it. */
export function useRovingLinks(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const links = () => [...element.querySelectorAll('a')];
    const stopAt = (stop: Element | undefined) => {
      for (const link of links()) link.tabIndex = link === stop ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => stopAt(links().find((link) => link === target));
    const onKey = (event: KeyboardEvent) => {
      const all: Element[] = links();
      const at = document.activeElement ? all.indexOf(document.activeElement) : -1;
      const to = at < 0 ? null : nextLink(event.key, at, all.length);
      if (to === null) return;
      event.preventDefault();
      links()[to]?.focus();
    };
    stopAt(links()[0]);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('keydown', onKey);
    };
  }, [row]);
}
