import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ClipsView, clipsPath, readClipsView } from '#domain/press-review/clips-view.ts';
import type { ReviewSearch } from '#domain/search-params/press-review.ts';

/** By then what is looked at has been shown. */
const WRITTEN_MS = 40;

/** `replace`: for what is set little by little, and would fill the way back with steps. */
type How = { replace?: boolean };

export type Look = (change: Partial<ClipsView>, how?: How) => void;

/** On its way into the address. */
type Writing = { timer: ReturnType<typeof setTimeout>; replace: boolean; change: Partial<ClipsView> };

/**
 * What is looked at: by the address, so that the browser's own ways lead back and forth. It is shown first and written
 * down behind it, because a whole navigation would let a slow device's reader wait for every press.
 */
export function useClipsView(search: ReviewSearch): { view: ClipsView; look: Look } {
  const router = useRouter();
  const told = readClipsView(search);
  const address = clipsPath(told);
  const [wanted, want] = useState<ClipsView | null>(null);
  const shown = wanted ?? told;
  const path = clipsPath(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address is the same view
  const view = useMemo(() => shown, [path]);
  const now = useRef(view);
  const writing = useRef<Writing | null>(null);
  /** The address as it was told last, or written here. */
  const known = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    if (address === known.current) return;
    // The reader went back, forth or elsewhere. What was pressed on the way holds there.
    known.current = address;
    const change = writing.current?.change;
    now.current = { ...told, ...change };
    want(change ? now.current : null);
  }, [address]);
  useLayoutEffect(() => {
    // What is on its way is newer than what is shown.
    if (writing.current === null) now.current = view;
  }, [view]);
  useEffect(() => () => clearTimeout(writing.current?.timer), []);
  // The same one always: what only looks elsewhere is not made anew by every look.
  const look = useCallback<Look>(
    (change, { replace = false } = {}) => {
      const next = { ...now.current, ...change };
      now.current = next;
      want(next);
      // As after every navigation.
      scrollTo(0, 0);
      const before = writing.current;
      clearTimeout(before?.timer);
      const step = { replace: replace && (before?.replace ?? true) };
      const written = { ...before?.change, ...change };
      const write = () => {
        // Back and forth are under way: where they lead is told first.
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
  return { view, look };
}
