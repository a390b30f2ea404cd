import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Streaming } from '#src/state/chatbot/conversation.ts';

/** Distance from the end, in pixels, within which new text scrolls into view. */
const NEAR_PX = 80;
/** Free space above a question, in pixels. */
const ABOVE_PX = 18;

/**
 * Keeps the end of an answer in view while it is being written, unless the reader has scrolled up; a new question is
 * always shown. A past chat opens at its last question.
 * @param said key of the latest message
 */
export function useFollowEnd(
  log: RefObject<HTMLElement | null>,
  { said, streaming }: { said: number | undefined; streaming: Streaming },
): void {
  const follows = useRef(true);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    const follow = () => {
      if (follows.current) element.scrollTop = element.scrollHeight;
    };
    // Text and pictures make the messages taller, a longer question makes the log smaller.
    const sizes = new ResizeObserver(follow);
    for (const sized of [element, ...element.children]) sizes.observe(sized);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new text scrolls the page
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    follows.current = streaming !== 'idle';
    const question = [...element.querySelectorAll('h2')].at(-1);
    if (follows.current) element.scrollTop = element.scrollHeight;
    else if (question) element.scrollTop += topOf(question) - topOf(element) - ABOVE_PX;
  }, [log, said]);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
