import { registerWorker } from '#src/pwa/register.ts';
import { lookAfterDownloads } from '#src/state/look-after-downloads.ts';
import { ownEntry } from '#src/state/own-entry.ts';
import { takePlace } from '#src/state/place/kept-place.ts';
import { returnToPlace, type Showing } from '#src/state/place/return-to-place.ts';
import { offerUpdate } from '#src/state/update-offer.ts';
import { startWithWorker } from './with-worker.ts';

/** The page's address when it was opened. */
type FirstView = Pick<URL, 'pathname' | 'search' | 'origin'>;

/** What no reader waits for, but one whose page was just opened anew: the place, and the worker. OFF-01, OFF-04 */
export function laterStart(router: Showing & { invalidate(): unknown }, firstView: FirstView): void {
  const place = takePlace();
  if (place) returnToPlace(place, router).catch(reportError);
  startWithWorker(() => void router.invalidate());
  lookAfterDownloads();
  registerWorker({ firstView, entry: ownEntry(), accepted: place !== null, onNewer: offerUpdate });
}
