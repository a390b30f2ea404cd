import { useCallback, useEffect } from 'react';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { usePageVisible } from '#src/state/page/page-visibility.ts';

const EVERY_MS = 3000;

/**
 * Loads data as `useLoaded` does, and reloads it every few seconds while `goesOn` holds and the page is visible. A
 * failed reload keeps the data shown; the next one makes up for it. `ask` and `goesOn` must keep their identity.
 */
export function usePolled<Data>(ask: () => Promise<Data>, goesOn: (data: Data) => boolean) {
  const { asked, askAgain, setKnown } = useLoaded(ask);
  const visible = usePageVisible();
  const running = asked.state === 'known' && goesOn(asked.data);
  const refresh = useCallback(
    () =>
      ask().then(setKnown, () => {
        // The shown data stays.
      }),
    [ask, setKnown],
  );
  useEffect(() => {
    if (!running || !visible) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const next = () => {
      timer = setTimeout(() => void refresh().then(() => stopped || next()), EVERY_MS);
    };
    next();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [running, visible, refresh]);
  return { asked, askAgain, refresh };
}
