import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { readConfig } from '#server/base/config/config.ts';
import { connect } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import { readBuild } from '#server/web/http/build.ts';
import { findingsInBothThemes as findings } from '#tests/support/axe-findings.ts';
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { ninjs, sourceOf } from '#tests/support/ninjs-fixture.ts';
import { openApp } from '#tests/support/open-app.ts';

const WIDTHS = [390, 1280];
/** Taller than any screen, so that the whole page is drawn and no fixed bar covers what is checked. */
const HEIGHT = 4000;

const NOON = new Date('2025-04-03T10:00:00Z');

/** A newsstand behind a fault proxy, with a withdrawn article and its own showcase of offers. */
type Newsstand = { faultProxy: FaultProxy; withdrawn: string };

const test = base.extend<object, { newsstand: Newsstand }>({
  newsstand: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
    async ({}, use) => {
      const [db, build] = await Promise.all([connect({}), readBuild()]);
      const folder = await mkdtemp(join(tmpdir(), 'edicola-status-'));
      const imagesFolder = join(folder, 'images');
      const story = { uri: 'urn:story', title: 'Il piano del porto' };
      for (const item of [
        ninjs(story),
        ninjs({ uri: 'urn:other', title: 'Il mercato' }),
        ninjs({ ...story, version: '2' }, { pubstatus: 'canceled' }),
      ]) {
        await importDelivery(
          { brand: 'MG', items: [sourceOf(item, folder)] },
          { db, imagesFolder, media: [], now: NOON },
        );
      }
      const rows = await db.orm.select().from(articles);
      const config = readConfig({ NODE_ENV: 'test', GATE: 'off', SHOWCASE: 'in' });
      const app = await openApp({ config, db, build, imagesFolder, now: () => NOON });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const faultProxy = await startFaultProxy((app.server.address() as AddressInfo).port);
      await use({ faultProxy, withdrawn: `/articolo/${rows.find(({ uri }) => uri === story.uri)?.id}` });
      await faultProxy.close();
      await app.close();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** Checks the open page, narrow and wide, in light and dark mode. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await findings(page), `${width} px`).toEqual([]);
  }
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('A11Y the page of a withdrawn article passes axe', { tag: '@long' }, async ({ page, newsstand }) => {
  const reply = await page.goto(newsstand.faultProxy.origin() + newsstand.withdrawn);
  expect(reply?.status()).toBe(410);
  await page.locator('html[data-ready]').waitFor();
  await expectAccessible(page);
});

for (const path of ['/vetrina', '/vetrina/rassegna_stampa']) {
  test(`A11Y ${path} passes axe`, { tag: '@long' }, async ({ page, newsstand }) => {
    await page.goto(newsstand.faultProxy.origin() + path);
    await page.locator('html[data-ready]').waitFor();
    await expectAccessible(page);
  });
}

test('A11Y the page for a server that is unavailable passes axe', { tag: '@long' }, async ({
  page,
  newsstand,
}) => {
  newsstand.faultProxy.network('unavailable');
  const reply = await page.goto(newsstand.faultProxy.origin());
  expect(reply?.status()).toBe(503);
  await expectAccessible(page);
  newsstand.faultProxy.network('good');
});
