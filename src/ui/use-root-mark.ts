import { useLayoutEffect } from 'react';

const standing = new Map<string, number>();

function add(mark: string, one: 1 | -1): void {
  const count = (standing.get(mark) ?? 0) + one;
  standing.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/**
 * Sets an attribute on the root element, so that styles elsewhere on the page know that something is shown.
 * `:root:has(…)` would do as well, but the browser would search the whole page whenever an element is added or removed.
 */
export function useRootMark(mark: `data-${string}`, stands = true): void {
  useLayoutEffect(() => {
    if (!stands) return;
    add(mark, 1);
    return () => add(mark, -1);
  }, [mark, stands]);
}
