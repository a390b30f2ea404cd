import { useEffect, useState } from 'react';

/** Less than this is no wish to read on, nor to turn back. */
const STEP_PX = 24;

/** Whether the reader scrolls down, and wants the page for the text. */
export function useAway(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let from = scrollY;
    const onScroll = () => {
      const moved = scrollY - from;
      if (Math.abs(moved) < STEP_PX) return;
      from = scrollY;
      setAway(moved > 0);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return away;
}
