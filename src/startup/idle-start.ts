import { listenForAlertTargets } from '#src/pwa/alert-targets.ts';
import { registerWorker } from '#src/pwa/register.ts';
import { listenToWorker } from '#src/pwa/worker-messenger.ts';
import type { RouterContext } from '#src/router-context.ts';
import { startConsent } from '#src/shell/start-consent.ts';
import { superviseDownloads } from '#src/state/downloads/supervise-downloads.ts';
import { logError } from '#src/state/log.ts';
import type { FirstPage, NavigatingRouter } from '#src/state/measuring/measure-pages.ts';
import { watchMeasuring } from '#src/state/measuring/watch-measuring.ts';
import { revalidateStale } from '#src/state/network/revalidate.ts';
import { type LoadingRouter, returnToPlace } from '#src/state/place/return-to-place.ts';
import { takePlace } from '#src/state/place/saved-place.ts';
import { readToken } from '#src/state/session/session-token.ts';
import { entryScript } from '#src/state/update/entry-script.ts';
import { offerUpdate } from '#src/state/update/update-offer.ts';
import { markMissingPictures, retryMissingPictures } from '#src/ui/missing-pictures.ts';
import { isReloadedForReader } from './idle-reloaded-routes.ts';

/** Address and title of the page when it was opened. */
type FirstView = Pick<URL, 'pathname' | 'search' | 'origin'> & { title: string };

type Router = LoadingRouter &
  NavigatingRouter & {
    invalidate(which?: { filter: (match: { routeId: string }) => boolean }): unknown;
    navigate(to: { href: string }): unknown;
    options: { context: RouterContext };
  };

/**
 * Starts everything that waits for an idle page; without waiting where the reader has just accepted a new version.
 * OFF-01, OFF-04
 */
export function idleStart(router: Router, firstView: FirstView, isServerRendered: boolean): void {
  const place = takePlace();
  if (place) returnToPlace(place, router).catch(reportError);
  startFollowingSession(router, isServerRendered);
  forgetSignedOutReader();
  revalidateStale(() => void router.invalidate());
  handleMissingPictures();
  listenForAlertTargets((href) => void router.navigate({ href }));
  superviseDownloads();
  startConsent(router.options.context);
  watchMeasuring(router, router.options.context.brand, toFirstPage(firstView));
  registerWorker({ firstView, entry: entryScript(), isAccepted: place !== null, onNewer: offerUpdate });
}

/** Pictures that failed to load are requested again when the network, or the worker, may have them. OFF-02 */
function handleMissingPictures(): void {
  markMissingPictures();
  addEventListener('online', () => retryMissingPictures());
  listenToWorker((message) => {
    if (message.type === 'fresher') retryMissingPictures(message.address);
    else if (message.type === 'connection' && message.state === 'good') retryMissingPictures();
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

const toFirstPage = ({ pathname, search, title }: FirstView): FirstPage => ({
  address: pathname + search,
  title,
});

/**
 * Loads the code that follows the session only once somebody is signed in: immediately, after a sign-in in another tab,
 * or when the page is restored from the back/forward cache.
 */
function startFollowingSession(router: Router, isServerRendered: boolean): void {
  const { api } = router.options.context;
  const reload = () => void router.invalidate({ filter: isReloadedForReader });
  const follow = (isRenderedForVisitor: boolean) => {
    import('#src/state/session/follow-session.ts')
      .then(({ followSession }) => followSession({ api, reload, isRenderedForVisitor }))
      .catch(reportError);
  };
  const followIfSignedIn = () => {
    if (!readToken()) return;
    removeEventListener('storage', followIfSignedIn);
    removeEventListener('pageshow', followIfSignedIn);
    follow(true);
  };
  if ('signed' in document.documentElement.dataset) follow(isServerRendered);
  else {
    addEventListener('storage', followIfSignedIn);
    addEventListener('pageshow', followIfSignedIn);
    // Somebody may have signed in since the page was opened.
    followIfSignedIn();
  }
}
