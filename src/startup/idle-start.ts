import { openAlertTarget } from '#src/pwa/open-alert-target.ts';
import { registerWorker } from '#src/pwa/register.ts';
import { listenToWorker } from '#src/pwa/worker-messenger.ts';
import type { RouterContext } from '#src/router-context.ts';
import { startConsent } from '#src/shell/start-consent.ts';
import { superviseDownloads } from '#src/state/downloads/supervise-downloads.ts';
import { logError } from '#src/state/log.ts';
import type { FirstShown, Navigating } from '#src/state/measuring/measure-pages.ts';
import { watchMeasuring } from '#src/state/measuring/watch-measuring.ts';
import { revalidateStale } from '#src/state/network/revalidate.ts';
import { returnToPlace, type Showing } from '#src/state/place/return-to-place.ts';
import { takePlace } from '#src/state/place/saved-place.ts';
import { readToken } from '#src/state/session/session-token.ts';
import { entryScript } from '#src/state/update/entry-script.ts';
import { offerUpdate } from '#src/state/update/update-offer.ts';
import { askForMissingPictures, markMissingPictures } from '#src/ui/missing-pictures.ts';
import { isReloadedForReader } from './idle-routes-by-rights.ts';

/** Address and title of the page when it was opened. */
type FirstView = Pick<URL, 'pathname' | 'search' | 'origin'> & { title: string };

type Router = Showing &
  Navigating & {
    invalidate(which?: { filter: (match: { routeId: string }) => boolean }): unknown;
    navigate(to: { href: string }): unknown;
    options: { context: RouterContext };
  };

/**
 * Starts everything that waits for an idle page; without waiting where the reader has just accepted a new version.
 * OFF-01, OFF-04
 */
export function idleStart(router: Router, firstView: FirstView, rendered: boolean): void {
  const place = takePlace();
  if (place) returnToPlace(place, router).catch(reportError);
  startFollowingSession(router, rendered);
  forgetSignedOutReader();
  revalidateStale(() => void router.invalidate());
  repairPictures();
  openAlertTarget((href) => void router.navigate({ href }));
  superviseDownloads();
  startConsent(router.options.context);
  watchMeasuring(router, router.options.context.brand, shownAt(firstView));
  registerWorker({ firstView, entry: entryScript(), accepted: place !== null, onNewer: offerUpdate });
}

/** Pictures that failed to load are requested again when the network, or the worker, may have them. OFF-02 */
function repairPictures(): void {
  markMissingPictures();
  addEventListener('online', () => askForMissingPictures());
  listenToWorker((message) => {
    if (message.type === 'fresher') askForMissingPictures(message.address);
    else if (message.type === 'connection' && message.state === 'good') askForMissingPictures();
  });
}

/**
 * Removes private data left by a former reader; retried when the network is back, if its code could not be loaded.
 * OFF-06
 */
function forgetSignedOutReader(): void {
  import('#src/state/session/forget-reader.ts')
    .then((session) => session.removeFormerReaders())
    .catch((error: unknown) => {
      logError('session', error);
      addEventListener('online', forgetSignedOutReader, { once: true });
    });
}

const shownAt = ({ pathname, search, title }: FirstView): FirstShown => ({
  address: pathname + search,
  title,
});

/**
 * Loads the code that follows the session only once somebody is signed in: immediately, after a sign-in in another tab,
 * or when the page is restored from the back/forward cache.
 */
function startFollowingSession(router: Router, rendered: boolean): void {
  const { api } = router.options.context;
  const readAgain = () => void router.invalidate({ filter: isReloadedForReader });
  const follow = (forVisitors: boolean) => {
    import('#src/state/session/follow-session.ts')
      .then(({ followSession }) => followSession({ api, readAgain, rendered: forVisitors }))
      .catch(reportError);
  };
  const look = () => {
    if (!readToken()) return;
    removeEventListener('storage', look);
    removeEventListener('pageshow', look);
    follow(true);
  };
  if ('signed' in document.documentElement.dataset) follow(rendered);
  else {
    addEventListener('storage', look);
    addEventListener('pageshow', look);
    // Somebody may have signed in since the page was opened.
    look();
  }
}
