import { useLayoutEffect } from 'react';

const mountedCounts = new Map<string, number>();

function changeCount(attribute: string, step: 1 | -1): void {
  const count = (mountedCounts.get(attribute) ?? 0) + step;
  mountedCounts.set(attribute, count);
  document.documentElement.toggleAttribute(attribute, count > 0);
}

/**
 * Sets an attribute on the root element, so that styles elsewhere on the page know that something is shown.
 * `:root:has(…)` would do as well, but the browser would search the whole page whenever an element is added or removed.
 */
export function useRootAttribute(attribute: `data-${string}`, isSet = true): void {
  useLayoutEffect(() => {
    if (!isSet) return;
    changeCount(attribute, 1);
    return () => changeCount(attribute, -1);
  }, [attribute, isSet]);
}
