import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { test as base } from './newsstand-test.ts';

/** A browser test on Il Messaggero's newsstand, behind a line that can be spoiled. */
export const test = base.extend<{ line: FaultProxy; baseURL: string }>({
  worker: true,
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  line: async ({}, use) => {
    const proxy = await startFaultProxy(Number(process.env.EDICOLA_PORT));
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.origin());
  },
});
