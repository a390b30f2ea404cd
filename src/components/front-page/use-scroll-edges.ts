import { type RefObject, useEffect, useState } from 'react';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';

/**
 * Whether there is more of a row before and after what shows. Nothing is known before hydration, nor without a pointer
 * that could press a button: a finger pushes the row itself.
 */
export type ScrollEdges = { before: boolean; after: boolean };

/** Half a pixel of rounding is no scrolling distance. */
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
      setEdges((known) => (known?.before === before && known.after === after ? known : { before, after }));
    };
    const resized = new ResizeObserver(measure);
    // What a first view has no styles for waits for them.
    let left = false;
    void loadStylesheets().then(() => left || resized.observe(element));
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      left = true;
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row]);
  return edges;
}
