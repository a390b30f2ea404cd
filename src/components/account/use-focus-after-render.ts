import { type RefObject, useEffect, useState } from 'react';

/**
 * Gives a function that moves the focus to an element after the next rendering: until then a dialog may hold the focus.
 */
export function useFocusAfterRender(element: RefObject<HTMLElement | null>): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) element.current?.focus();
  }, [times, element]);
  return () => setTimes((before) => before + 1);
}
