import { useCallback, useEffect } from 'react';
import { useAsked } from '#src/components/account/use-asked.ts';
import { usePageVisible } from '#src/state/page/page-visibility.ts';

const EVERY_MS = 3000;

/**
 * Asks as `useAsked` does, and again every few seconds for as long as what is known goes on and somebody looks at it. A
 * repetition that fails leaves what is shown, and is made up for by the next. `ask` and `goesOn` keep their identity.
 */
export function useKeptFresh<Data>(ask: () => Promise<Data>, goesOn: (data: Data) => boolean) {
  const { asked, askAgain, setKnown } = useAsked(ask);
  const visible = usePageVisible();
  const running = asked.state === 'known' && goesOn(asked.data);
  const refresh = useCallback(
    () =>
      ask().then(setKnown, () => {
        // What is shown stays.
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
