import type { createAppRouter } from '#src/router.tsx';
import { handlePrivacyClicks } from '#src/shell/privacy-clicks.ts';
import { logError } from '#src/state/log.ts';
import { startIdleTimer, whenIdle } from '#src/state/page/idle.ts';
import { onPageLoadFailure } from '#src/state/page/reload-guard.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Starts everything that waits until the page is hydrated. `rendered`: by the server, and not started from the empty
 * shell.
 */
export function afterHydration(router: AppRouter, rendered: boolean): void {
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
  startIdleTimer(!rendered || 'signed' in document.documentElement.dataset);
  const startRest = () => {
    import('./idle-start.ts')
      .then(({ idleStart }) => idleStart(router, firstView, rendered))
      .catch((error: unknown) => {
        logError('start', error);
        // The network failed before the script had loaded.
        addEventListener('online', startRest, { once: true });
      });
  };
  // A reader who has just accepted a new version must not see the top of the page first. OFF-04
  if ('place' in document.documentElement.dataset) startRest();
  else whenIdle(startRest);
}

/** Every navigation starts at the top of the page, and moves the focus to its heading for screen readers. NAV-22 */
function goToTopOnNavigation(router: AppRouter) {
  let from: Element | null = null;
  const leadToHeading = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    arriving.disconnect();
    // If the reader has moved the focus meanwhile, it stays there.
    if (document.activeElement === from) heading.focus({ preventScroll: true });
  };
  // On a screen that first loads data, the heading appears later.
  const arriving = new MutationObserver(leadToHeading);
  router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
    // The hydrated first page keeps its scroll position.
    if (!fromLocation || !hrefChanged) return;
    window.scrollTo(0, 0);
    if (!pathChanged) return;
    from = document.activeElement;
    arriving.observe(document.body, { childList: true, subtree: true });
    leadToHeading();
  });
}
