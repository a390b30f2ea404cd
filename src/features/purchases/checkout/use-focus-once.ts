import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it mounts, because it replaces one that had the focus. */
export function useFocusOnce<Part extends HTMLElement>(): RefObject<Part | null> {
  const element = useRef<Part>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return element;
}
