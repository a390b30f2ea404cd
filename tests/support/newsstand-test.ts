import { type BrowserContext, test as base } from 'playwright/test';
import { PUSH_CLOCK, shownBy } from './clock.ts';
import type { FakePushService } from './fake-push-service.ts';
import type { FakeShop } from './fake-shop.ts';
import { keepAnswer } from './kept-answer.ts';
import { watchLastMoments } from './last-moments.ts';
import type { OwnNewsstands } from './own-newsstands.ts';

/** Origin of a paper on the shared server. */
export const originOf = (devHost: string) => `http://${devHost}.localhost:${process.env.EDICOLA_PORT}`;

/** Of the push service that alerts of tests go to. */
export const PUSH_HOST = 'fcm.googleapis.com';

/** A browser that allows no worker, as those of private windows: what is no worker's business is sooner seen so. */
const forbidWorkers = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/**
 * A browser test on Il Messaggero's newsstand that also fails on any script error or policy violation of the page. Its
 * worker comes where `worker` says so. Whoever reads there has answered about privacy before, but where `unanswered` says
 * otherwise: the question would stand before what is pressed.
 */
export const test = base.extend<
  { worker: boolean; unanswered: boolean; contexts: undefined; faults: string[] },
  // Here and not where they are used: tests that differ in what their workers hold would not share a worker.
  { newsstands: OwnNewsstands; pushService: FakePushService; shop: FakeShop }
>({
  unanswered: [false, { option: true }],
  worker: [false, { option: true }],
  // In each browser of the test: some have another one beside the page's.
  contexts: [
    async ({ browser, unanswered, worker }, use) => {
      const prepare = (context: BrowserContext) => {
        if (!unanswered) keepAnswer(context);
        if (!worker) void forbidWorkers(context);
      };
      browser.on('context', prepare);
      await use(undefined);
      browser.off('context', prepare);
    },
    { auto: true },
  ],
  newsstands: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const { openNewsstands } = await import('./own-newsstands.ts');
      const newsstands = openNewsstands();
      await use(newsstands);
      await newsstands.close();
    },
    { scope: 'worker' },
  ],
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const { startFakePushService } = await import('./fake-push-service.ts');
      const service = await startFakePushService({ hosts: [PUSH_HOST], now: () => shownBy(PUSH_CLOCK) });
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const { openFakeShop } = await import('./fake-shop.ts');
      const shop = await openFakeShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  // Each call on a connection of its own: the server may close one that waits just as the next call comes.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } });
    await use(request);
    await request.dispose();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
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
