import { useEffect } from 'react';
import { retryUntilStopped } from '#src/pwa/retry-until-stopped.ts';
import { listenToWorker, postToWorker } from '#src/pwa/worker-messenger.ts';
import { shownAnswersOf } from '#src/state/network/shown-answers.ts';

/** On a retry the old page remains for a moment, in which it must neither ask nor listen. */
const START_DELAY_MS = 250;

const missing = () => shownAnswersOf(location).filter(({ date }) => date === null);

/**
 * Has the worker keep requesting the data that this page lacks, and calls `onArrival` when some of it has
 * arrived: on a slow network the page opens by itself. NAV-20
 */
export function useRefreshFromWorker(onArrival: () => void): void {
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      const requestMissing = () => postToWorker({ type: 'refresh', shown: missing() });
      const stopAsking = retryUntilStopped(requestMissing);
      const stopListening = listenToWorker((message) => {
        if (message.type !== 'fresher' || missing().every(({ address }) => address !== message.address))
          return;
        stop();
        onArrival();
      });
      stop = () => {
        stopAsking();
        stopListening();
      };
      // The worker immediately reports what has arrived meanwhile.
      requestMissing();
    };
    const startTimer = setTimeout(start, START_DELAY_MS);
    return () => {
      clearTimeout(startTimer);
      stop();
    };
  }, [onArrival]);
}
