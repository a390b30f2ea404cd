import { createRouter } from '@tanstack/react-router';
import { RouteError } from '#src/ui/route-error.tsx';
import type { RouterContext } from './router-context.ts';
import { routeTree } from './routeTree.gen.ts';

/** One router for server and browser. NAV-22: every navigation, back included, starts at the top. */
export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultErrorComponent: RouteError,
    scrollRestoration: false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
