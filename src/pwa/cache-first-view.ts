import type { PageToWorker } from '#device/worker-messages.ts';
import { VENDOR_LIST_ADDRESS } from '#domain/consent/vendor-list.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import { addressesToCache } from './addresses-to-cache.ts';
import { pageIdle } from './page-idle.ts';

/** Address of the page that was loaded as HTML: the reader may have moved on since. */
export type FirstView = Pick<URL, 'pathname' | 'search' | 'origin'>;

/**
 * Has the worker cache what this page shows. The first view arrives as HTML with its data inside, so its calls were
 * never made; on a first visit no request has passed the worker at all, and this waits until there is one. OFF-02
 */
export async function cacheFirstView(
  container: ServiceWorkerContainer,
  { pathname, search, origin }: FirstView,
): Promise<void> {
  const firstView = [
    ...apiAddressesOf({ path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }),
    // The privacy questions can be answered offline. TRK-01
    ...('ask' in document.documentElement.dataset ? [VENDOR_LIST_ADDRESS] : []),
  ];
  const isControlled = container.controller !== null;
  const worker = container.controller ?? (await firstWorker(container));
  await pageIdle();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const addresses = addressesToCache({ firstView, loaded, origin, isControlled });
  const message: PageToWorker = { type: 'keep', addresses };
  worker.postMessage(message);
}

function firstWorker(container: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const onChange = () => {
      if (container.controller) resolve(container.controller);
    };
    container.addEventListener('controllerchange', onChange, { once: true });
  });
}
