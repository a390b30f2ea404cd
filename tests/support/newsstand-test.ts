import { type Browser, type BrowserContext, test as base } from 'playwright/test';
import { WHOLE } from './browsers.ts';
import { PUSH_CLOCK, shownBy } from './clock.ts';
import type { FakePushService } from './fake-push-service.ts';
import type { FakeShop } from './fake-shop.ts';
import { keepAnswer } from './kept-answer.ts';
import { watchLastMoments } from './last-moments.ts';
import type { OwnNewsstands } from './own-newsstands.ts';

/** Origin of a paper on the shared server. */
export const originOf = (devHost: string) => `http://${devHost}.localhost:${process.env.EDICOLA_PORT}`;

/** Host of the push service that receives the alerts of tests. */
export const PUSH_HOST = 'fcm.googleapis.com';

/**
 * Removes service workers from a browser context, as in private windows: failures unrelated to the worker are found
 * faster without it.
 */
const forbidWorkers = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/**
 * A browser test on Il Messaggero's newsstand that also fails on any script error or policy violation of the page. The
 * service worker is available where `worker` is set. The consent banner has been answered unless `unanswered` is set,
 * since it would cover what a test presses.
 */
export const test = base.extend<
  {
    worker: boolean;
    unanswered: boolean;
    /** Full Chromium instead of its headless shell, for tests about notifications or Background Sync. */
    whole: boolean;
    contexts: (context: BrowserContext) => void;
    faults: string[];
  },
  // Defined here and not where they are used: tests with different worker fixtures would not share a Playwright worker.
  {
    newsstands: OwnNewsstands;
    pushService: FakePushService;
    shop: FakeShop;
    openWhole: () => Promise<Browser>;
  }
>({
  unanswered: [false, { option: true }],
  worker: [false, { option: true }],
  whole: [false, { option: true }],
  // Applies to every browser context of the test, not only to that of its page.
  contexts: [
    async ({ browser, unanswered, worker }, use) => {
      const prepare = (context: BrowserContext) => {
        if (!unanswered) keepAnswer(context);
        if (!worker) void forbidWorkers(context);
      };
      browser.on('context', prepare);
      await use(prepare);
      browser.off('context', prepare);
    },
    { auto: true },
  ],
  // A test option and not other launch options: those would need a Playwright worker of their own, with its servers.
  context: async ({ context, contexts, whole, openWhole }, use) => {
    if (!whole) return await use(context);
    const inWhole = await (await openWhole()).newContext();
    contexts(inWhole);
    await use(inWhole);
    await inWhole.close();
  },
  openWhole: [
    async ({ playwright }, use) => {
      let opened: Promise<Browser> | undefined;
      await use(() => {
        opened ??= playwright.chromium.launch(WHOLE);
        return opened;
      });
      await (await opened)?.close();
    },
    { scope: 'worker' },
  ],
  newsstands: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
    async ({}, use) => {
      const { openNewsstands } = await import('./own-newsstands.ts');
      const newsstands = openNewsstands();
      await use(newsstands);
      await newsstands.close();
    },
    { scope: 'worker' },
  ],
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
    async ({}, use) => {
      const { startFakePushService } = await import('./fake-push-service.ts');
      const service = await startFakePushService({ hosts: [PUSH_HOST], now: () => shownBy(PUSH_CLOCK) });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
    async ({}, use) => {
      const { openFakeShop } = await import('./fake-shop.ts');
      const shop = await openFakeShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  // One connection for each call: the server may close an idle one just as the next call arrives.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } });
    await use(request);
    await request.dispose();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  baseURL: async ({}, use) => {
    await use(originOf('ilmessaggero'));
  },
  faults: [
    async ({ page }, use, testInfo) => {
      const tellLastMoments = watchLastMoments(page, testInfo);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          /Content.Security|Trusted|hydrat|Minified React/i.test(message.text())
        ) {
          faults.push(message.text());
        }
      });
      await use(faults);
      await tellLastMoments();
      if (faults.length > 0) throw new Error(`The page reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
