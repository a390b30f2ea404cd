import type { PageToWorker } from '#device/worker-messages.ts';
import { VENDOR_LIST_ADDRESS } from '#domain/consent/vendor-list.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import { addressesToCache } from './addresses-to-cache.ts';
import { pageIdle } from './page-idle.ts';

/** Address of the page that was loaded as HTML; not the current one if the reader has navigated since. */
export type PageAddress = Pick<URL, 'pathname' | 'search' | 'origin'>;

/**
 * Has the worker cache what this page shows. The first view arrives as HTML with its data inside, so its
 * calls were never made; on a first visit no request has passed a worker at all, and this waits until a
 * worker controls the page. OFF-02
 */
export async function cacheFirstView(
  container: ServiceWorkerContainer,
  { pathname, search, origin }: PageAddress,
): Promise<void> {
  const firstViewCalls = [
    ...apiAddressesOf({ path: pathname, query: Object.fromEntries(new URLSearchParams(search)) }),
    // While consent has to be asked for (`data-ask`), the questions can be answered offline too. TRK-01
    ...('ask' in document.documentElement.dataset ? [VENDOR_LIST_ADDRESS] : []),
  ];
  const isControlled = container.controller !== null;
  const worker = container.controller ?? (await firstWorker(container));
  await pageIdle();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const addresses = addressesToCache({ firstView: firstViewCalls, loaded, origin, isControlled });
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
