import { type RefObject, useEffect, useRef } from 'react';

/** For what takes the place of something that had the focus: it is read on from there. */
export function useFocusOnce<Part extends HTMLElement>(): RefObject<Part | null> {
  const element = useRef<Part>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return element;
}
