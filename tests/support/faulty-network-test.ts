import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { test as base } from './newsstand-test.ts';

/** A browser test on Il Messaggero's newsstand, behind a proxy for network faults. */
export const test = base.extend<{ faultProxy: FaultProxy; baseURL: string }>({
  worker: true,
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  faultProxy: async ({}, use) => {
    const faultProxy = await startFaultProxy(Number(process.env.EDICOLA_PORT));
    await use(faultProxy);
    await faultProxy.close();
  },
  baseURL: async ({ faultProxy }, use) => {
    await use(faultProxy.origin());
  },
});
