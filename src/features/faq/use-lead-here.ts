import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/**
 * Leads the reader to an answer that the address asks for, each time it is gone to. The page that came as HTML has been
 * there already, by itself.
 */
export function useLeadHere(named: boolean, onLead: () => void): RefObject<HTMLElement | null> {
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
    // A navigation ends at the top and at the heading: this one ends here.
    const leave = router?.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
      if (hrefChanged && toLocation.state.__TSR_key === visit) lead();
      leave?.();
    });
    return leave;
  }, [named, visit, router]);
  return summary;
}
