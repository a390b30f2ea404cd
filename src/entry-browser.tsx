import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApi } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { readToken } from '#src/state/session-token.ts';
import { afterStart } from './after-start.ts';
import { createAppRouter } from './router.tsx';

declare global {
  interface Window {
    /** Set by the router's data at the end of a rendered page. */
    $_TSR?: { h(): void };
  }
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

function readBrand(): PublicBrand {
  const data = document.getElementById('brand')?.textContent;
  if (!data) throw new Error('The page holds no brand: it was not written by the server');
  return JSON.parse(data) as PublicBrand;
}

/** Takes over the rendered page, or fills the empty shell. Resolves when event handlers are in place. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const brand = readBrand();
  const api = createApi({
    readToken,
    origins: {
      site: location.origin,
      account: brand.accountOrigin ?? location.origin,
      archive: location.origin,
    },
    fetch: (request) => fetch(request),
  });
  const router = createAppRouter({ api, brand, now: () => new Date() });
  const rendered = root.firstElementChild !== null && window.$_TSR !== undefined;
  if (rendered) {
    await hydrate(router);
    window.$_TSR?.h();
  }
  await new Promise<void>((onReady) => {
    const app = (
      <StrictMode>
        <Ready onReady={onReady}>
          <RouterProvider router={router} />
        </Ready>
      </StrictMode>
    );
    if (rendered) hydrateRoot(root, app);
    else {
      root.replaceChildren();
      createRoot(root).render(app);
    }
  });
  document.documentElement.dataset.ready = '';
  afterStart(router);
}
