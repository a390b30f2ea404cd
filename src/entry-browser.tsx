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
import { hasHydrationData, hydrateInPlace, takeInAddedRoutes } from './startup/router-internals.ts';
import { whenIdle } from './state/page/idle.ts';
import { loadStylesheets } from './state/page/stylesheets.ts';

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** What the server writes into every page. */
function written(id: 'root' | 'brand'): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
}

/** The clients, made once, when somebody first asks something: that is, for another page, which needs its styles. */
function lazyApi(brand: PublicBrand): () => Promise<Api> {
  let made: Promise<Api> | undefined;
  return async () => {
    made ??= import('./state/network/page-api.ts').then(({ createPageApi }) => createPageApi(brand));
    // Without a network the code does not come: who asks later asks for it anew.
    const asked = made.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    const [api] = await Promise.all([asked, loadStylesheets()]);
    return api;
  };
}

/** The fragment that opens the menu is the browser's business: the router would look at the whole page again. */
function keepMenuFromRouter(event: PopStateEvent) {
  if (location.hash === `#${MENU_ID}`) event.stopImmediatePropagation();
}

type AppRouter = ReturnType<typeof createAppRouter>;

const UNKNOWN = '/$';

const routeAt = (router: AppRouter, path: string) => router.getMatchedRoutes(path)[2]?.id ?? UNKNOWN;

/** All routes take the place of the first ones, once; after a failure they are asked for again. */
function laterRoutes(router: () => AppRouter): (path: string) => Promise<boolean> {
  let adding: Promise<void> | undefined;
  const add = async () => {
    // Its branches grow on the same root.
    await import('./routeTree.gen.ts');
    takeInAddedRoutes(router());
  };
  return async (path) => {
    adding ??= add().catch((error: unknown) => {
      adding = undefined;
      throw error;
    });
    await adding;
    return routeAt(router(), path) !== UNKNOWN;
  };
}

/** Takes over the rendered page, or fills the empty shell. Resolves when event handlers are in place. */
export async function start(): Promise<void> {
  const root = written('root');
  const brand = JSON.parse(written('brand').textContent) as PublicBrand;
  const api = lazyApi(brand);
  addEventListener('popstate', keepMenuFromRouter, true);
  const findRoute = laterRoutes(() => router);
  const router: AppRouter = createAppRouter(
    hydrationRoutes,
    { api, brand, now: () => new Date(), findRoute },
    ErrorPage,
  );
  const isFilled = root.firstElementChild !== null;
  const rendered = isFilled && hasHydrationData();
  if (rendered) {
    if (routeAt(router, location.pathname) === UNKNOWN) await findRoute(location.pathname);
    await hydrateInPlace(router);
    await new Promise((resolve) => setTimeout(resolve));
  } else {
    await loadStylesheets();
    // The worker wrote it, from what is on the device: it stays until the app has all that it shows in its place.
    if (isFilled) await router.load();
  }
  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <Ready onReady={onReady}>
          <RouterProvider router={router} />
        </Ready>
      </StrictMode>
    );
    // In small steps: whatever the reader does meanwhile comes first.
    if (rendered) startTransition(() => void hydrateRoot(root, app));
    else {
      createRoot(root).render(app);
    }
  });
  document.documentElement.dataset.ready = '';
  // Where there is a pointer, what it passes over answers.
  if (matchMedia('(hover: hover)').matches) void loadStylesheets();
  whenIdle(() => void loadStylesheets());
  afterHydration(router, rendered);
  whenIdle(() => findRoute(location.pathname).catch(reportError));
  whenIdle(() => void ErrorPage.preload?.());
}
