import { useCallback, useEffect, useRef } from 'react';

/**
 * Leads to an element by its selector, once what was changed is on the page: whatever moves to another list is made anew.
 * @param how `select`: what stands in the field gives way to what is typed
 */
export function useFocusLater(): (selector: string, how?: { select: boolean }) => void {
  const wanted = useRef<{ selector: string; select: boolean } | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const { selector, select } = wanted.current;
    const element = document.querySelector<HTMLElement>(selector);
    wanted.current = null;
    element?.focus();
    if (select && element instanceof HTMLInputElement) element.select();
  });
  return useCallback((selector: string, { select } = { select: false }) => {
    wanted.current = { selector, select };
  }, []);
}
