import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createTurns } from './row-turns.ts';

const MEANS = {
  nextFrame: (work: () => void) => requestAnimationFrame(work),
  // A task that is asked for in a frame comes after it.
  afterFrame: (work: () => void) => setTimeout(work),
  clock: () => performance.now(),
  batch: flushSync,
};

/** Each learns what its own kind of turn costs. */
const fills = createTurns(MEANS);
const marks = createTurns(MEANS);

/** Whether a row is to be filled yet. One that has the focus is at once. */
export function useTurn(atOnce: boolean): boolean {
  const [filled, setFilled] = useState(false);
  useEffect(() => fills.take(() => setFilled(true)), []);
  return filled || atOnce;
}

/** Whether a row shows that it is selected: all of them may be at once. The one that was pressed does not wait. */
export function useMarked(selected: boolean, atOnce: boolean): boolean {
  const [marked, setMarked] = useState(selected);
  useEffect(() => {
    if (marked === selected) return;
    if (atOnce) setMarked(selected);
    else return marks.take(() => setMarked(selected));
  }, [marked, selected, atOnce]);
  return atOnce ? selected : marked;
}
