import type { createAppRouter } from '#src/router.tsx';
import { handlePrivacyClicks } from '#src/shell/privacy-clicks.ts';
import { logError } from '#src/state/log.ts';
import { startIdleTimer, whenIdle } from '#src/state/page/idle.ts';
import { onPageLoadFailure } from '#src/state/page/reload-guard.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Everything that waits until the page answers the reader. `rendered` by the server, and not started from the empty shell. */
export function afterHydration(router: AppRouter, rendered: boolean): void {
  goToTopOnNavigation(router);
  handlePrivacyClicks(router.options.context);
  addEventListener('error', ({ error, message }) => logError('page', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => logError('page', reason));
  // A page whose code is gone since the last release. NAV-20
  // Parts that only add to a page, and pages loaded ahead, may fail without a word.
  addEventListener('vite:preloadError', (event) => {
    if (router.state.isLoading) onPageLoadFailure(event);
  });
  const firstView = Object.assign(new URL(location.href), { title: document.title });
  // Nor is one who is signed in to look at what a visitor may read. ROL-06
  startIdleTimer(!rendered || 'signed' in document.documentElement.dataset);
  const startRest = () => {
    import('./idle-start.ts')
      .then(({ idleStart }) => idleStart(router, firstView, rendered))
      .catch((error: unknown) => {
        logError('start', error);
        // The line went before it came.
        addEventListener('online', startRest, { once: true });
      });
  };
  // A reader who has just accepted a new version is not to look at the top of the page first. OFF-04
  if ('place' in document.documentElement.dataset) startRest();
  else whenIdle(startRest);
}

/** The top of the page, and its heading for whoever does not see it, on every navigation. NAV-22 */
function goToTopOnNavigation(router: AppRouter) {
  let from: Element | null = null;
  const leadToHeading = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    arriving.disconnect();
    // Whoever has gone somewhere meanwhile stays there.
    if (document.activeElement === from) heading.focus({ preventScroll: true });
  };
  // A screen that asks first has its heading later.
  const arriving = new MutationObserver(leadToHeading);
  router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
    // The page that is taken over stays where its reader is.
    if (!fromLocation || !hrefChanged) return;
    window.scrollTo(0, 0);
    if (!pathChanged) return;
    from = document.activeElement;
    arriving.observe(document.body, { childList: true, subtree: true });
    leadToHeading();
  });
}
