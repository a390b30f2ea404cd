import { SHELL_CALL } from '#domain/view-addresses.ts';
import { askAgain } from '#src/pwa/ask-again.ts';
import { listenToWorker, postToWorker } from '#src/pwa/worker-messenger.ts';
import { cachedDateOf } from './fetch-source.ts';
import { shownAt } from './shown-answers.ts';

/** A text does not move under the eyes of somebody who is in the middle of it. */
const isBeingRead = () => location.pathname.startsWith('/articolo/') && scrollY > 0;

/**
 * What came from the device is shown anew, by `invalidate`, when the network gives something fresher; while the network
 * is bad it is asked again. OFF-02
 */
export function revalidateStale(invalidate: () => void): void {
  let stopAsking: (() => void) | undefined;

  listenToWorker((message) => {
    if (message.type === 'fresher') {
      if (isShownFromDevice(message.address) && !isBeingRead()) invalidate();
    } else if (message.type !== 'connection') {
      return;
    } else if (message.state === 'good') {
      stopAsking?.();
      stopAsking = undefined;
    } else {
      stopAsking ??= askAgain(refresh);
    }
  });
  // What was said before anybody listened.
  postToWorker({ type: 'refresh', shown: shownAt(location).filter(({ date }) => typeof date === 'string') });
}

function isShownFromDevice(address: string): boolean {
  return (
    typeof cachedDateOf(address) === 'string' && shownAt(location).some((shown) => shown.address === address)
  );
}

/** A page without contents of its own asks for what stands around every page. */
function refresh(): void {
  const shown = shownAt(location);
  postToWorker({ type: 'refresh', shown: shown.length > 0 ? shown : [{ address: SHELL_CALL }] });
}
