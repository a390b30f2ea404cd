import type { AnyRoute } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import type { createAppRouter } from '#src/router.tsx';
import type { FileRoutesById } from '#src/routeTree.gen.ts';
import { shownText } from './shown-text.ts';

// Uses of the router's internals in the browser, with the issue of https://github.com/TanStack/router that requests an
// API, if there is one. `server/web/http/router-script.ts` uses them on the server: check both with a new version.

type AppRouter = ReturnType<typeof createAppRouter>;

declare global {
  interface Window {
    /**
     * Set by the router's data at the end of a rendered page: the data of each matched route as `l`. `h` frees what
     * hydration has read.
     */
    $_TSR?: { router?: { matches: { l?: { article?: { body: string } } }[] }; h(): void };
  }
}

/** Whether the server has rendered the page, with the data that hydration needs. */
export const hasHydrationData = (): boolean => window.$_TSR !== undefined;

/**
 * Hydrates without the scroll to the top that ends every navigation: the reader may have scrolled. Issue 2601. First the
 * article's text, which the data leave out, is read from the page.
 */
export async function hydrateInPlace(router: AppRouter): Promise<void> {
  for (const { l: data } of window.$_TSR?.router?.matches ?? []) {
    if (data?.article?.body === '') data.article.body = shownText();
  }
  await hydrate(router);
  router._scroll.n = false;
  window.$_TSR?.h();
}

/** Makes a file's route a child of the root, as the generated route tree does. Issue 7080. */
export const placeRoute = (route: AnyRoute, root: AnyRoute, id: keyof FileRoutesById) =>
  route.update({ id, path: id, getParentRoute: () => root } as object);

/** Makes the router use routes that were added to the root after it was created. Issue 7080. */
export const rebuildRouteTree = (router: AppRouter): void => router.setRoutes(router.buildRouteTree());
