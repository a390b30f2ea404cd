import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Rows rendered beyond the screen, before they are scrolled into view. */
const OVERSCAN_ROWS = 2;
/**
 * Height of the screen covered by sticky elements at the top and by the selection bar at the foot, in pixels.
 */
const COVERED_PX = { top: 112, foot: 140 };

type Deps = {
  count: number;
  keyOf: (index: number) => number;
  /** Estimated height of a row in rem, until it is measured. */
  estimatedRems: number;
  /** The row that stays in the document because it has the focus. */
  current: number;
  list: RefObject<HTMLDivElement | null>;
};

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The visible rows of a list that scrolls with the whole page. */
export function useVirtualRows({ count, keyOf, estimatedRems, current, list }: Deps) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const main = list.current?.closest('main');
    if (!main) return;
    const measureTop = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measureTop();
    // The list moves when content above it is added, removed or resized.
    const observer = new ResizeObserver(measureTop);
    observer.observe(main);
    return () => observer.disconnect();
  }, [list]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(current) || current >= range.count
        ? shown
        : [...shown, current].sort((a, b) => a - b);
    },
    [current],
  );
  const [rem] = useState(remPx);
  // A new function would be called for every one of thousands of rows.
  const estimateSize = useCallback(() => estimatedRems * rem, [estimatedRems, rem]);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyOf,
    estimateSize,
    overscan: OVERSCAN_ROWS,
    scrollMargin: top,
    scrollPaddingStart: COVERED_PX.top,
    scrollPaddingEnd: COVERED_PX.foot,
    rangeExtractor,
    useFlushSync: false,
  });
  const { scrollToIndex } = virtual;
  useEffect(() => {
    // Only for keyboard navigation: a pressed row must not move away under the finger.
    if (list.current?.querySelector(':focus-visible')) scrollToIndex(current, { align: 'auto' });
  }, [current, scrollToIndex, list]);
  return { virtual, top };
}
