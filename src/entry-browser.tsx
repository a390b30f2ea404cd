import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ErrorPage } from './error-page.ts';
import { createAppRouter } from './router.tsx';
import { MENU_ID } from './shell/menu-opener.tsx';
import { afterHydration } from './startup/after-hydration.ts';
import { hydrationRoutes } from './startup/hydration-routes.ts';
import { hasHydrationData, hydrateInPlace, rebuildRouteTree } from './startup/router-internals.ts';
import { whenIdle } from './state/page/idle.ts';
import { loadStylesheets } from './state/page/stylesheets.ts';

function CallWhenMounted({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Element that the server writes into every page. */
function requiredElement(id: 'root' | 'brand'): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

/**
 * API clients, created once at the first request. A page rendered by the server has its data already, so that
 * request is for what is shown next: the stylesheets it may need are loaded too.
 */
function lazyApi(brand: PublicBrand): () => Promise<Api> {
  let clients: Promise<Api> | undefined;
  return async () => {
    clients ??= import('./state/network/page-api.ts').then(({ createPageApi }) => createPageApi(brand));
    // The code cannot be loaded offline; a later request loads it again.
    const loading = clients.catch((error: unknown) => {
      clients = undefined;
      throw error;
    });
    const [api] = await Promise.all([loading, loadStylesheets()]);
    return api;
  };
}

/** The browser handles the fragment that opens the menu; the router would load the whole page again. */
function hideMenuFromRouter(event: PopStateEvent) {
  if (location.hash === `#${MENU_ID}`) event.stopImmediatePropagation();
}

type AppRouter = ReturnType<typeof createAppRouter>;

const CATCH_ALL = '/$';

/** Id of the route at a path: the third element that the router returns is the route found. */
const routeAt = (router: AppRouter, path: string) => router.getMatchedRoutes(path)[2]?.id ?? CATCH_ALL;

/**
 * Returns a function that tells whether a path belongs to a route. Its first call loads all routes; after a
 * failure the next call tries again.
 */
function createRouteCheck(router: () => AppRouter): (path: string) => Promise<boolean> {
  let addingRoutes: Promise<void> | undefined;
  const addRoutes = async () => {
    // The generated routes are added to the same root route.
    await import('./routeTree.gen.ts');
    rebuildRouteTree(router());
  };
  return async (path) => {
    addingRoutes ??= addRoutes().catch((error: unknown) => {
      addingRoutes = undefined;
      throw error;
    });
    await addingRoutes;
    return routeAt(router(), path) !== CATCH_ALL;
  };
}

/** Hydrates the rendered page, or fills the empty shell. Resolves when event handlers are attached. */
export async function start(): Promise<void> {
  const root = requiredElement('root');
  const brand = JSON.parse(requiredElement('brand').textContent) as PublicBrand;
  const api = lazyApi(brand);
  addEventListener('popstate', hideMenuFromRouter, true);
  const hasRoute = createRouteCheck(() => router);
  const router: AppRouter = createAppRouter(
    hydrationRoutes,
    { api, brand, now: () => new Date(), hasRoute },
    ErrorPage,
  );
  const isFilled = root.firstElementChild !== null;
  const isServerRendered = isFilled && hasHydrationData();
  if (isServerRendered) {
    if (routeAt(router, location.pathname) === CATCH_ALL) await hasRoute(location.pathname);
    await hydrateInPlace(router);
    // Ends this task, so that the browser can handle input before React hydrates.
    await new Promise((resolve) => setTimeout(resolve));
  } else {
    await loadStylesheets();
    // The service worker wrote this page from data on the device: it stays until the app has loaded all data to replace
    // it.
    if (isFilled) await router.load();
  }
  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <CallWhenMounted onReady={onReady}>
          <RouterProvider router={router} />
        </CallWhenMounted>
      </StrictMode>
    );
    // Hydrates in small steps: the reader's input has priority.
    if (isServerRendered) startTransition(() => void hydrateRoot(root, app));
    else {
      createRoot(root).render(app);
    }
  });
  document.documentElement.dataset.ready = '';
  // On devices with a pointer, elements need their hover styles immediately.
  if (matchMedia('(hover: hover)').matches) void loadStylesheets();
  whenIdle(() => void loadStylesheets());
  afterHydration(router, isServerRendered);
  whenIdle(() => hasRoute(location.pathname).catch(reportError));
  whenIdle(() => void ErrorPage.preload?.());
}
