import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/**
 * Scrolls to the answer named by the address and focuses it, at each navigation to it. In a page loaded as HTML the
 * browser has done that already.
 */
export function useScrollToAnswer(named: boolean, onLead: () => void): RefObject<HTMLElement | null> {
  const router: AnyRouter | null = useRouter({ warn: false });
  const summary = useRef<HTMLElement>(null);
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const fromServer = useRef(!useHydrated());
  const tell = useRef(onLead);
  tell.current = onLead;
  useEffect(() => {
    const isThere = fromServer.current && (window.scrollY > 0 || document.activeElement === summary.current);
    fromServer.current = false;
    if (!named) return;
    tell.current();
    if (isThere) return;
    const lead = () => {
      summary.current?.scrollIntoView({ block: 'start' });
      summary.current?.focus({ preventScroll: true });
    };
    lead();
    // A navigation ends with scrolling to the top and focusing the heading, so this runs once more after it.
    const leave = router?.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
      if (hrefChanged && toLocation.state.__TSR_key === visit) lead();
      leave?.();
    });
    return leave;
  }, [named, visit, router]);
  return summary;
}
