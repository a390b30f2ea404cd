import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ClipsView, clipsPath, readClipsView } from '#domain/press-review/clips-view.ts';
import type { ReviewSearchParams } from '#domain/search-params/press-review.ts';

/** Delay before a change is written into the address, so that the view is rendered first. */
const WRITE_DELAY_MS = 40;

/** `replace`: replaces the history entry, for values that change in small steps. */
type HistoryOptions = { replace?: boolean };

export type ChangeView = (change: Partial<ClipsView>, options?: HistoryOptions) => void;

/** A change that is not written into the address yet. */
type PendingWrite = { timer: ReturnType<typeof setTimeout>; replace: boolean; change: Partial<ClipsView> };

/**
 * Period, filters and order of the list, stored in the address so that back and forward work. A change is
 * shown first and written later, because a navigation would delay the response to every press on a slow
 * device.
 */
export function useClipsView(search: ReviewSearchParams): { view: ClipsView; changeView: ChangeView } {
  const router = useRouter();
  const fromAddress = readClipsView(search);
  const address = clipsPath(fromAddress);
  const [pendingView, setPendingView] = useState<ClipsView | null>(null);
  const shown = pendingView ?? fromAddress;
  const path = clipsPath(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view depends only on the address
  const view = useMemo(() => shown, [path]);
  const latest = useRef(view);
  const pendingWrite = useRef<PendingWrite | null>(null);
  /** The address as last reported by the router, or written here. */
  const knownAddress = useRef(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    if (address === knownAddress.current) return;
    // The reader navigated to another view. A change that is not written yet applies to it too.
    knownAddress.current = address;
    const change = pendingWrite.current?.change;
    latest.current = { ...fromAddress, ...change };
    setPendingView(change ? latest.current : null);
  }, [address]);
  useLayoutEffect(() => {
    // A pending change is newer than the view shown.
    if (pendingWrite.current === null) latest.current = view;
  }, [view]);
  useEffect(() => () => clearTimeout(pendingWrite.current?.timer), []);
  // Always the same function, so that components which only change the view do not render again.
  const applyChange = useCallback<ChangeView>(
    (change, { replace = false } = {}) => {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setPendingView(next);
      // Scrolls to the top, like every navigation.
      scrollTo(0, 0);
      const previousWrite = pendingWrite.current;
      clearTimeout(previousWrite?.timer);
      const options = { replace: replace && (previousWrite?.replace ?? true) };
      const unwrittenChange = { ...previousWrite?.change, ...change };
      const write = () => {
        // While a navigation is in progress, writing is tried again after the delay.
        if (router.state.isLoading) {
          pendingWrite.current = {
            timer: setTimeout(write, WRITE_DELAY_MS),
            change: unwrittenChange,
            ...options,
          };
          return;
        }
        pendingWrite.current = null;
        const href = clipsPath(latest.current);
        if (href === knownAddress.current) return;
        knownAddress.current = href;
        void router.navigate({ href, ...options });
      };
      pendingWrite.current = {
        timer: setTimeout(write, WRITE_DELAY_MS),
        change: unwrittenChange,
        ...options,
      };
    },
    [router],
  );
  return { view, changeView: applyChange };
}
