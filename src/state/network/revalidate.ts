import { SHELL_CALL } from '#domain/view-addresses.ts';
import { retryUntilStopped } from '#src/pwa/retry-until-stopped.ts';
import { listenToWorker, postToWorker } from '#src/pwa/worker-messenger.ts';
import { cachedDateOf } from './fetch-source.ts';
import { shownAnswersOf } from './shown-answers.ts';

/** An article must not change while its reader is in the middle of it. */
const isBeingRead = () => location.pathname.startsWith('/articolo/') && scrollY > 0;

/**
 * Reloads contents that came from the cache, by `invalidate`, when the network has something fresher; while the network
 * is bad it retries. OFF-02
 */
export function revalidateStale(invalidate: () => void): void {
  let stopRetrying: (() => void) | undefined;

  listenToWorker((message) => {
    if (message.type === 'fresher') {
      if (isShownFromDevice(message.address) && !isBeingRead()) invalidate();
    } else if (message.type !== 'connection') {
      return;
    } else if (message.state === 'good') {
      stopRetrying?.();
      stopRetrying = undefined;
    } else {
      stopRetrying ??= retryUntilStopped(refresh);
    }
  });
  // Asks about answers that arrived before this listened.
  postToWorker({
    type: 'refresh',
    shown: shownAnswersOf(location).filter(({ date }) => typeof date === 'string'),
  });
}

function isShownFromDevice(address: string): boolean {
  return (
    typeof cachedDateOf(address) === 'string' &&
    shownAnswersOf(location).some((shown) => shown.address === address)
  );
}

/** A page without contents of its own checks the data of the shell. */
function refresh(): void {
  const shown = shownAnswersOf(location);
  postToWorker({ type: 'refresh', shown: shown.length > 0 ? shown : [{ address: SHELL_CALL }] });
}
