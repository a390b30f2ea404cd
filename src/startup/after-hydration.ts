import type { createAppRouter } from '#src/router.tsx';
import { handlePrivacyClicks } from '#src/shell/privacy-clicks.ts';
import { logError } from '#src/state/log.ts';
import { startIdleTimer, whenIdle } from '#src/state/page/idle.ts';
import { onPageLoadFailure } from '#src/state/page/reload-guard.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Starts everything that waits until the page is hydrated.
 * @param isServerRendered false for a page that was started from the empty shell or written by the worker
 */
export function afterHydration(router: AppRouter, isServerRendered: boolean): void {
  goToTopOnNavigation(router);
  handlePrivacyClicks(router.options.context);
  addEventListener('error', ({ error, message }) => logError('page', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => logError('page', reason));
  // Handles a page whose code is missing since the last release. NAV-20 Parts that only add to a page, and preloaded
  // pages, may fail silently.
  addEventListener('vite:preloadError', (event) => {
    if (router.state.isLoading) onPageLoadFailure(event);
  });
  const firstView = Object.assign(new URL(location.href), { title: document.title });
  // A page from the empty shell, or of a signed-in reader, does not wait for the idle timer: it still lacks what that
  // reader may see. ROL-06
  startIdleTimer(!isServerRendered || 'signed' in document.documentElement.dataset);
  const startIdleWork = () => {
    import('./idle-start.ts')
      .catch((error: unknown) => {
        // Code that could not be loaded is loaded when the network is back.
        addEventListener('online', startIdleWork, { once: true });
        throw error;
      })
      .then(({ idleStart }) => idleStart(router, firstView, isServerRendered))
      .catch((error: unknown) => logError('start', error));
  };
  // A reader who has just accepted a new version must not see the top of the page first. OFF-04
  if ('place' in document.documentElement.dataset) startIdleWork();
  else whenIdle(startIdleWork);
}

/** Every navigation starts at the top of the page, and moves the focus to its heading for screen readers. NAV-22 */
function goToTopOnNavigation(router: AppRouter) {
  let focusedBefore: Element | null = null;
  const focusHeading = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    headingObserver.disconnect();
    // If the reader has moved the focus meanwhile, it stays there.
    if (document.activeElement === focusedBefore) heading.focus({ preventScroll: true });
  };
  // On a screen that first loads data, the heading appears later.
  const headingObserver = new MutationObserver(focusHeading);
  router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
    // The hydrated first page keeps its scroll position.
    if (!fromLocation || !hrefChanged) return;
    window.scrollTo(0, 0);
    if (!pathChanged) return;
    focusedBefore = document.activeElement;
    headingObserver.observe(document.body, { childList: true, subtree: true });
    focusHeading();
  });
}
