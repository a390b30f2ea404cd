import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import type { components } from '#openapi/generated/site.ts';
import { type BreakingProxy, startBreakingProxy } from './breaking-proxy.ts';
import { HEADLESS_CHROMIUM } from './browsers.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { test as base } from './newsstand-test.ts';

type Issue = components['schemas']['NumeroConArticoli'];

/** A phone that keeps its storage when its browser is closed and opened again. */
export type Phone = { page(): Page; context(): BrowserContext; restart(): Promise<Page> };

/** A reader between home and the underground: a phone, and a network whose faults the tests control. */
export const test = base.extend<{
  newsstandPort: number;
  breaking: BreakingProxy;
  faultProxy: FaultProxy;
  phone: Phone;
  today: Issue;
}>({
  /** Port of the shared server, unless a test has its own. */
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  newsstandPort: async ({}, use) => {
    await use(Number(process.env.EDICOLA_PORT));
  },
  faultProxy: async ({ newsstandPort }, use) => {
    const faultProxy = await startFaultProxy(newsstandPort);
    await use(faultProxy);
    await faultProxy.close();
  },
  breaking: async ({ faultProxy }, use) => {
    const breaking = await startBreakingProxy(Number(new URL(faultProxy.origin()).port));
    await use(breaking);
    await breaking.close();
  },
  phone: async ({ breaking }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'edicola-phone-'));
    const open = async () =>
      await chromium.launchPersistentContext(folder, {
        ...HEADLESS_CHROMIUM,
        baseURL: `http://ilmessaggero.localhost:${breaking.port}`,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      });
    let context = await open();
    const pageOf = () => context.pages()[0] as Page;
    await use({
      page: pageOf,
      context: () => context,
      async restart() {
        await context.close();
        context = await open();
        return pageOf();
      },
    });
    await context.close();
    await rm(folder, { recursive: true, force: true });
  },
  /** Il Messaggero's national issue of today, as the server returns it. */
  today: async ({ request }, use) => {
    // Unlike the browser, Node does not resolve names under localhost.
    const reply = await request.get(
      `http://127.0.0.1:${process.env.EDICOLA_PORT}/api/edicola/numero?edizione=nazionale`,
      { headers: { host: 'ilmessaggero.localhost' } },
    );
    await use(((await reply.json()) as { data: Issue }).data);
  },
});
