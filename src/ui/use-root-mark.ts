import { useLayoutEffect } from 'react';

const standing = new Map<string, number>();

function add(mark: string, one: 1 | -1): void {
  const count = (standing.get(mark) ?? 0) + one;
  standing.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/**
 * Tells styles elsewhere on the page that something stands here, by an attribute of the document. `:root:has(…)` would
 * tell them too, and have the browser look through the whole page whenever an element comes or goes.
 */
export function useRootMark(mark: `data-${string}`, stands = true): void {
  useLayoutEffect(() => {
    if (!stands) return;
    add(mark, 1);
    return () => add(mark, -1);
  }, [mark, stands]);
}
