import { createRouter, type ErrorRouteComponent } from '@tanstack/react-router';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { RouterContext } from './router-context.ts';
import type { routeTree } from './routeTree.gen.ts';

const Skeleton = lazyComponent(async () => (await import('./skeletons.tsx')).Skeleton);

/**
 * Creates the router. The server passes all routes and the error page; the browser starts with the routes of
 * its first script, and loads the others and the error page later. NAV-22: every navigation, back included,
 * starts at the top.
 */
export function createAppRouter(
  tree: typeof routeTree,
  context: RouterContext,
  ErrorPage: ErrorRouteComponent,
) {
  return createRouter({
    routeTree: tree,
    context,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: Skeleton,
    defaultErrorComponent: ErrorPage,
    scrollRestoration: false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
