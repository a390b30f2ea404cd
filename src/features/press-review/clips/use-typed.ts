import { useEffect, useRef, useState } from 'react';

/** Pause after which typing counts as finished. */
const PAUSE_MS = 350;

/** Text of a field: `tell` is called when the reader pauses, and a change from outside replaces the text. */
export function useTyped(told: string, tell: (words: string) => void) {
  const [typed, setTyped] = useState(told);
  const last = useRef(told);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (told === last.current) return;
    last.current = told;
    setTyped(told);
  }, [told]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tellNow = (words: string) => {
    clearTimeout(timer.current);
    if (words.trim() === last.current) return;
    last.current = words.trim();
    tell(words.trim());
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(tellNow, PAUSE_MS, words);
  };
  return { typed, type, tellNow };
}
