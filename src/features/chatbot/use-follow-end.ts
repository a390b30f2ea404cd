import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Streaming } from '#src/state/chatbot/conversation.ts';

/** Distance from the end, in pixels, within which new text scrolls into view. */
const MAX_DISTANCE_PX = 80;
/** Free space above a question, in pixels. */
const SPACE_ABOVE_PX = 18;

/**
 * Keeps the end of an answer in view while it is being written, unless the reader has scrolled up; a new question is
 * always shown. A past chat opens at its last question.
 * @param latestKey key of the latest message
 */
export function useFollowEnd(
  log: RefObject<HTMLElement | null>,
  { latestKey, streaming }: { latestKey: number | undefined; streaming: Streaming },
): void {
  const isFollowing = useRef(true);
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const updateFollows = () => {
      isFollowing.current = element.scrollHeight - element.scrollTop - element.clientHeight < MAX_DISTANCE_PX;
    };
    const follow = () => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight;
    };
    // Text and pictures make the messages taller, a longer question makes the log smaller.
    const sizes = new ResizeObserver(follow);
    for (const observed of [element, ...element.children]) sizes.observe(observed);
    element.addEventListener('scroll', updateFollows, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', updateFollows);
    };
  }, [log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new text scrolls the page
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    isFollowing.current = streaming !== 'idle';
    const question = [...element.querySelectorAll('h2')].at(-1);
    if (isFollowing.current) element.scrollTop = element.scrollHeight;
    else if (question) element.scrollTop += topOf(question) - topOf(element) - SPACE_ABOVE_PX;
  }, [log, latestKey]);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
