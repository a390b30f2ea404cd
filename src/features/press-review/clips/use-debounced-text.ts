import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which the text is committed. */
const PAUSE_MS = 350;

/**
 * Text of a field while it is typed: `onCommit` gets it when the reader pauses, and a change of
 * `committedText` from outside replaces it. `commitNow` does not wait for the pause: Enter and leaving the field call it.
 */
export function useDebouncedText(committedText: string, onCommit: (text: string) => void) {
  const [typed, setTyped] = useState(committedText);
  const lastCommitted = useRef(committedText);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (committedText === lastCommitted.current) return;
    lastCommitted.current = committedText;
    clearTimeout(timer.current);
    setTyped(committedText);
  }, [committedText]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const commitNow = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === lastCommitted.current) return;
    lastCommitted.current = text.trim();
    onCommit(text.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(commitNow, PAUSE_MS, text);
  };
  return { typed, type, commitNow };
}
