import { useEffect } from 'react';
import { askAgain } from '#src/pwa/ask-again.ts';
import { listenToWorker, postToWorker } from '#src/pwa/worker-messenger.ts';
import { shownAt } from '#src/state/network/shown-answers.ts';

/** A page that is tried again stands for a moment more: it has nothing to ask, and nobody to listen for. */
const SETTLED_MS = 250;

const missing = () => shownAt(location).filter(({ date }) => date === null);

/**
 * Has the worker go on asking for what this page lacks, and calls `open` when some of it is there: on a network that is
 * only slow the page comes by itself. NAV-20
 */
export function useArrival(open: () => void): void {
  useEffect(() => {
    let stop = () => {};
    const begin = () => {
      const ask = () => postToWorker({ type: 'refresh', shown: missing() });
      const stopAsking = askAgain(ask);
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
      // What came meanwhile is told at once.
      ask();
    };
    const settled = setTimeout(begin, SETTLED_MS);
    return () => {
      clearTimeout(settled);
      stop();
    };
  }, [open]);
}
