import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ClipsView, clipsPath, readClipsView } from '#domain/press-review/clips-view.ts';
import type { ReviewSearch } from '#domain/search-params/press-review.ts';

/** Delay of writing the address, after which the view has been rendered. */
const WRITTEN_MS = 40;

/** `replace`: replaces the history entry, for values that change in small steps. */
type How = { replace?: boolean };

export type ChangeView = (change: Partial<ClipsView>, how?: How) => void;

/** A change that is not written into the address yet. */
type Writing = { timer: ReturnType<typeof setTimeout>; replace: boolean; change: Partial<ClipsView> };

/**
 * Period, filters and order of the list, kept in the address so that back and forward work. A change is shown first and
 * written later, because a whole navigation would delay every press on a slow device.
 */
export function useClipsView(search: ReviewSearch): { view: ClipsView; look: ChangeView } {
  const router = useRouter();
  const fromAddress = readClipsView(search);
  const address = clipsPath(fromAddress);
  const [wanted, setPending] = useState<ClipsView | null>(null);
  const shown = wanted ?? fromAddress;
  const path = clipsPath(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view depends only on the address
  const view = useMemo(() => shown, [path]);
  const now = useRef(view);
  const writing = useRef<Writing | null>(null);
  /** The address as last reported by the router, or written here. */
  const known = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    if (address === known.current) return;
    // The reader navigated elsewhere. A change that is not written yet applies there too.
    known.current = address;
    const change = writing.current?.change;
    now.current = { ...fromAddress, ...change };
    setPending(change ? now.current : null);
  }, [address]);
  useLayoutEffect(() => {
    // A pending change is newer than the view shown.
    if (writing.current === null) now.current = view;
  }, [view]);
  useEffect(() => () => clearTimeout(writing.current?.timer), []);
  // Always the same function, so that components which only change the view do not render again.
  const changeView = useCallback<ChangeView>(
    (change, { replace = false } = {}) => {
      const next = { ...now.current, ...change };
      now.current = next;
      setPending(next);
      // Scrolls to the top, like every navigation.
      scrollTo(0, 0);
      const before = writing.current;
      clearTimeout(before?.timer);
      const step = { replace: replace && (before?.replace ?? true) };
      const written = { ...before?.change, ...change };
      const write = () => {
        // A navigation is in progress, so writing waits until it has ended.
        if (router.state.isLoading) {
          writing.current = { timer: setTimeout(write, WRITTEN_MS), change: written, ...step };
          return;
        }
        writing.current = null;
        const href = clipsPath(now.current);
        if (href === known.current) return;
        known.current = href;
        void router.navigate({ href, ...step });
      };
      writing.current = { timer: setTimeout(write, WRITTEN_MS), change: written, ...step };
    },
    [router],
  );
  return { view, look: changeView };
}
