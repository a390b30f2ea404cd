import type { BrowserContext } from 'playwright/test';
import type { FaultProxy } from './fault-proxy.ts';

/** Takes the network from pages and worker, and sets the device offline. */
export async function cut(context: BrowserContext, proxy: FaultProxy): Promise<void> {
  proxy.network('cut');
  await context.setOffline(true);
}

export async function restore(context: BrowserContext, proxy: FaultProxy): Promise<void> {
  proxy.network('good');
  await context.setOffline(false);
}
