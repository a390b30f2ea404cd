import { listenToWorker } from '#src/pwa/worker-messenger.ts';
import { revalidateStale } from '#src/state/network/revalidate.ts';
import { askForMissingPictures, markMissingPictures } from '#src/ui/missing-pictures.ts';

/** What a page does with its worker. Nothing here is urgent. */
export function startWithWorker(invalidate: () => void): void {
  revalidateStale(invalidate);
  markMissingPictures();
  addEventListener('online', () => askForMissingPictures());
  listenToWorker((message) => {
    if (message.type === 'fresher') askForMissingPictures(message.address);
    else if (message.type === 'connection' && message.state === 'good') askForMissingPictures();
  });
}
