import { createRouter, type ErrorRouteComponent } from '@tanstack/react-router';
import { later } from '#src/ui/later.tsx';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routeTree.gen.ts';

const Skeleton = later(async () => (await import('./skeletons.tsx')).Skeleton);

/**
 * One router for server and browser, which differ in when they have the error page at hand. NAV-22: every navigation, back included, starts at the top.
 */
export function createAppRouter(context: RouterContext, ErrorPage: ErrorRouteComponent) {
  return createRouter({
    routeTree,
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
