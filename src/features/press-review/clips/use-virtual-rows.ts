import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Rows beside the screen, there before they are scrolled to. */
const AHEAD = 2;
/** What stands before the list at the top, and at the foot where the bar of a selection is. */
const COVERED = { top: 112, foot: 140 };

type Deps = {
  count: number;
  keyOf: (index: number) => number;
  /** Height of a row in the root's type, until it is measured. */
  rems: number;
  /** Stays in the document, because it has the focus. */
  current: number;
  list: RefObject<HTMLDivElement | null>;
};

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The rows that are on the screen, of a list that the whole page scrolls through. */
export function useVirtualRows({ count, keyOf, rems, current, list }: Deps) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const main = list.current?.closest('main');
    if (!main) return;
    const look = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    look();
    // Whatever stands above it has come, gone or grown.
    const watch = new ResizeObserver(look);
    watch.observe(main);
    return () => watch.disconnect();
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
  // Asked for every one of thousands whenever it is another function.
  const estimateSize = useCallback(() => rems * rem, [rems, rem]);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    getItemKey: keyOf,
    estimateSize,
    overscan: AHEAD,
    scrollMargin: top,
    scrollPaddingStart: COVERED.top,
    scrollPaddingEnd: COVERED.foot,
    rangeExtractor,
    useFlushSync: false,
  });
  const { scrollToIndex } = virtual;
  useEffect(() => {
    // Only for whoever moves through the list by keys: what is pressed must not move away under the finger.
    if (list.current?.querySelector(':focus-visible')) scrollToIndex(current, { align: 'auto' });
  }, [current, scrollToIndex, list]);
  return { virtual, top };
}
