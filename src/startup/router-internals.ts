import type { AnyRoute } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import type { createAppRouter } from '#src/router.tsx';
import type { FileRoutesById } from '#src/routeTree.gen.ts';

// Parts of the router without a public way to them, each with the issue of https://github.com/TanStack/router that asks
// for one. Nothing else reaches into it; a new version of the router is tried on this file.

type AppRouter = ReturnType<typeof createAppRouter>;

declare global {
  interface Window {
    /** Set by the router's data at the end of a rendered page; `h` frees what hydration has read. */
    $_TSR?: { h(): void };
  }
}

/** Whether the server has rendered the page, with the data that hydration needs. */
export const hasHydrationData = (): boolean => window.$_TSR !== undefined;

/** Hydrates without the scroll to the top that ends every navigation: its reader may have scrolled. Issue 2601. */
export async function hydrateInPlace(router: AppRouter): Promise<void> {
  await hydrate(router);
  router._scroll.n = false;
  window.$_TSR?.h();
}

/** Places a file's route at the root of a tree, as the generated tree does it. Issue 7080. */
export const placeRoute = (route: AnyRoute, root: AnyRoute, id: keyof FileRoutesById) =>
  route.update({ id, path: id, getParentRoute: () => root } as object);

/** Takes routes in that were added to the root after the router was made. Issue 7080. */
export const takeInAddedRoutes = (router: AppRouter): void => router.setRoutes(router.buildRouteTree());
