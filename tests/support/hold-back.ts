import type { Page } from 'playwright/test';

/** Holds back the calls of an address until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
