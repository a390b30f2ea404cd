import { useCallback, useEffect } from 'react';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { usePageVisible } from '#src/state/page/page-visibility.ts';

const POLL_MS = 3000;

/**
 * Loads data as `useLoaded` does, and reloads it every few seconds while `shouldPoll` is true for it and the
 * page is visible. After a failed reload the previous data stays, and polling continues. `ask` must be the
 * same function in every render.
 */
export function usePolled<Data>(ask: () => Promise<Data>, shouldPoll: (data: Data) => boolean) {
  const { loadable, reload, setData } = useLoaded(ask);
  const visible = usePageVisible();
  const isPolling = loadable.state === 'known' && shouldPoll(loadable.data);
  const refresh = useCallback(
    () =>
      ask().then(setData, () => {
        // The previous data stays.
      }),
    [ask, setData],
  );
  useEffect(() => {
    if (!isPolling || !visible) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const scheduleNext = () => {
      timer = setTimeout(() => void refresh().then(() => stopped || scheduleNext()), POLL_MS);
    };
    scheduleNext();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [isPolling, visible, refresh]);
  return { loadable, reload, refresh };
}
