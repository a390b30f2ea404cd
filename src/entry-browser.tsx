import { lazyRouteComponent, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { readToken } from '#src/state/session-token.ts';
import { afterStart } from './after-start.ts';
import { createAppRouter } from './router.tsx';
import { MENU_ID } from './shell/menu-opener.tsx';
import { whenSettled } from './state/settled.ts';
import { loadSheets } from './state/sheets.ts';

declare global {
  interface Window {
    /** Set by the router's data at the end of a rendered page. */
    $_TSR?: { h(): void };
  }
}

/** Nobody hopes to see it: it is fetched when the reader has settled, to be there also when the network is not. */
const ErrorPage = lazyRouteComponent(() => import('./dead-ends.tsx'), 'ErrorPage');

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

function readBrand(): PublicBrand {
  const data = document.getElementById('brand')?.textContent;
  if (!data) throw new Error('The page holds no brand: it was not written by the server');
  return JSON.parse(data) as PublicBrand;
}

/** The clients, made once, when somebody first asks something: that is, for another page, which needs its styles. */
function lazyApi({ accountOrigin }: PublicBrand): () => Promise<Api> {
  const { origin } = location;
  const origins = { site: origin, account: accountOrigin, archive: origin };
  let made: Promise<Api> | undefined;
  return () => {
    made ??= import('#api/clients.ts').then(({ createApi }) =>
      createApi({ readToken, origins, fetch: (request) => fetch(request) }),
    );
    return loadSheets().then(() => made as Promise<Api>);
  };
}

/** The fragment that opens the menu is the browser's business: the router would look at the whole page again. */
function keepMenuFromRouter(event: PopStateEvent) {
  if (location.hash === `#${MENU_ID}`) event.stopImmediatePropagation();
}

/** Takes over the rendered page, or fills the empty shell. Resolves when event handlers are in place. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const brand = readBrand();
  const api = lazyApi(brand);
  addEventListener('popstate', keepMenuFromRouter, true);
  const router = createAppRouter({ api, brand, now: () => new Date() }, ErrorPage);
  const rendered = root.firstElementChild !== null && window.$_TSR !== undefined;
  if (rendered) {
    await hydrate(router);
    // Its reader may have scrolled: taking over a page is no navigation, which would start at the top.
    router._scroll.n = false;
    window.$_TSR?.h();
    await new Promise((resolve) => setTimeout(resolve));
  } else {
    await loadSheets();
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
      root.replaceChildren();
      createRoot(root).render(app);
    }
  });
  document.documentElement.dataset.ready = '';
  // Where there is a pointer, what it passes over answers.
  if (matchMedia('(hover: hover)').matches) void loadSheets();
  whenSettled(() => void loadSheets());
  afterStart(router);
  whenSettled(() => void ErrorPage.preload?.());
}
