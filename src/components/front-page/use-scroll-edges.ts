import { type RefObject, useEffect, useState } from 'react';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';

/**
 * Whether a scrollable row has more content before and after its visible part. Null before hydration, and on devices
 * without a hovering pointer: there are no buttons to press, because a finger scrolls the row itself.
 */
export type ScrollEdges = { before: boolean; after: boolean };

/** Rounding of half a pixel does not count as scrolling. */
const SLACK_PX = 2;

export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges | null {
  const [edges, setEdges] = useState<ScrollEdges | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || !matchMedia('(hover: hover)').matches) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const before = scrollLeft > SLACK_PX;
      const after = scrollLeft + clientWidth < scrollWidth - SLACK_PX;
      setEdges((previous) =>
        previous?.before === before && previous.after === after ? previous : { before, after },
      );
    };
    const observer = new ResizeObserver(measure);
    // Content that the first view has no styles for gets its size only when the stylesheets have loaded.
    let isUnmounted = false;
    void loadStylesheets().then(() => isUnmounted || observer.observe(element));
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      isUnmounted = true;
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return edges;
}
