import { useEffect } from 'react';
import { retryUntilStopped } from '#src/pwa/retry-until-stopped.ts';
import { listenToWorker, postToWorker } from '#src/pwa/worker-messenger.ts';
import { shownAt } from '#src/state/network/shown-answers.ts';

/** On a retry the old page remains for a moment, in which it must neither ask nor listen. */
const SETTLED_MS = 250;

const missing = () => shownAt(location).filter(({ date }) => date === null);

/**
 * Lets the worker keep requesting the data that this page lacks, and calls `open` when some of it has arrived: on a
 * slow network the page opens by itself. NAV-20
 */
export function useRefreshFromWorker(open: () => void): void {
  useEffect(() => {
    let stop = () => {};
    const begin = () => {
      const ask = () => postToWorker({ type: 'refresh', shown: missing() });
      const stopAsking = retryUntilStopped(ask);
      const stopListening = listenToWorker((message) => {
        if (message.type !== 'fresher' || missing().every(({ address }) => address !== message.address))
          return;
        stop();
        open();
      });
      stop = () => {
        stopAsking();
        stopListening();
      };
      // The worker immediately reports what has arrived meanwhile.
      ask();
    };
    const settled = setTimeout(begin, SETTLED_MS);
    return () => {
      clearTimeout(settled);
      stop();
    };
  }, [open]);
}
