import { logError } from '#src/state/log.ts';
import { onPageLoadFailure } from '#src/state/reload-guard.ts';
import { beginSettling, whenSettled } from '#src/state/settled.ts';
import type { createAppRouter } from './router.tsx';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Everything that waits until the page answers the reader. */
export function afterStart(router: AppRouter): void {
  goToTopOnNavigation(router);
  addEventListener('error', ({ error, message }) => logError('page', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => logError('page', reason));
  // A page whose code is gone since the last release. NAV-20
  // Parts that only add to a page, and pages loaded ahead, may fail without a word.
  addEventListener('vite:preloadError', (event) => {
    if (router.state.isLoading) onPageLoadFailure(event);
  });
  const firstView = new URL(location.href);
  beginSettling();
  whenSettled(() => {
    import('#src/pwa/register.ts').then(({ registerWorker }) => registerWorker(firstView)).catch(reportError);
  });
}

/** The top of the page, and its heading for whoever does not see it, on every navigation. NAV-22 */
function goToTopOnNavigation(router: AppRouter) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
    // The page that is taken over stays where its reader is.
    if (!fromLocation || !hrefChanged) return;
    window.scrollTo(0, 0);
    if (pathChanged) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  });
}
