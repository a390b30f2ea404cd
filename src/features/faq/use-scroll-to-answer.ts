import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/**
 * Scrolls to the answer named by the address and focuses it, at each navigation to it. In a page loaded as HTML the
 * browser has done that already.
 */
export function useScrollToAnswer(isNamed: boolean, onArrive: () => void): RefObject<HTMLElement | null> {
  const router: AnyRouter | null = useRouter({ warn: false });
  const summary = useRef<HTMLElement>(null);
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const fromServer = useRef(!useHydrated());
  const latestOnArrive = useRef(onArrive);
  latestOnArrive.current = onArrive;
  useEffect(() => {
    const isAlreadyThere =
      fromServer.current && (window.scrollY > 0 || document.activeElement === summary.current);
    fromServer.current = false;
    if (!isNamed) return;
    latestOnArrive.current();
    if (isAlreadyThere) return;
    const scrollToAnswer = () => {
      summary.current?.scrollIntoView({ block: 'start' });
      summary.current?.focus({ preventScroll: true });
    };
    scrollToAnswer();
    // A navigation ends with scrolling to the top and focusing the heading, so this runs once more after it.
    const unsubscribe = router?.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
      if (hrefChanged && toLocation.state.__TSR_key === visit) scrollToAnswer();
      unsubscribe?.();
    });
    return unsubscribe;
  }, [isNamed, visit, router]);
  return summary;
}
