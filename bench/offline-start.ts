import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import type { PackageWire } from '#api/site/wire-types.ts';
import { expectState, readyDevice, wantIssue } from '#tests/support/device-downloads.ts';
import { startOfflineSite } from './baseline/offline-site.ts';
import { toStaticArticle } from './baseline/static-article.ts';
import { firstContentfulPaint } from './browser.ts';
import { fetchBody, fetchText } from './fetch-body.ts';
import { openFullIssue } from './full-issue.ts';
import type { Measure } from './measure.ts';
import { median } from './median.ts';
import { atMostTimes } from './row.ts';

const MAX_RATIO = 1.25;
const ROUNDS = 7;
const CPU_SLOWDOWN = 4;

/** Time from a cold browser to the text of a stored article, on a slow phone without a server. OFF-01 */
export const offlineStart: Measure = async ({ product, chromium: executablePath }) => {
  const { newsstand, day } = await openFullIssue(product.origin);
  const origin = `http://ilmessaggero.localhost:${newsstand.port}`;
  const manifest = JSON.parse(
    await fetchText(new URL(`/api/edicola/pacchetto?edizione=nazionale&data=${day}`, origin)),
  ) as { data: PackageWire };
  const [first] = manifest.data.numero.sezioni[0]?.articoli ?? [];
  const address = `${origin}/articolo/${first?.id}/${first?.slug}`;
  const picture = manifest.data.immagini[0]?.file[0]?.indirizzo ?? '';
  const site = await startOfflineSite(
    toStaticArticle(await fetchText(new URL(address))).replaceAll(/src(?:Set)?="[^"]*"/g, 'src="/picture"'),
    (await fetchBody(new URL(picture, origin))).body,
  );
  const phone = await openPhone(executablePath);
  const baselinePhone = await openPhone(executablePath);
  try {
    await baselinePhone.use(async (page) => {
      await page.goto(site.origin);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    });
    await phone.use(async (page) => {
      await page.goto(origin);
      await readyDevice(page);
      await wantIssue(page, { edition: 'nazionale', editionName: 'Nazionale', day, contents: 'pictures' });
      await expectState(page, 'nazionale', 'ready');
    });
    await Promise.all([site.close(), newsstand.stop()]);
    const [productTimes, baseline]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      baseline.push(await baselinePhone.use((page) => timeToText(page, site.origin)));
      productTimes.push(await phone.use((page) => timeToText(page, address)));
    }
    return [
      atMostTimes(MAX_RATIO, {
        name: 'offline start to an article’s text',
        value: median(productTimes),
        baseline: median(baseline),
        unit: 'ms',
        note: `processor ÷ ${CPU_SLOWDOWN}, a new browser each time, against a static page kept by a worker`,
      }),
    ];
  } finally {
    await Promise.all([phone.close(), baselinePhone.close()]);
    await newsstand.start();
    await newsstand.close();
  }
};

/** A device whose browser is started again for every use. */
async function openPhone(executablePath: string) {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-bench-start-'));
  return {
    async use<T>(act: (page: Page) => Promise<T>): Promise<T> {
      const context: BrowserContext = await chromium.launchPersistentContext(folder, {
        executablePath,
        args: ['--no-sandbox', '--disable-gpu'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
      });
      try {
        const [page] = context.pages();
        if (!page) throw new Error('the browser has no page');
        return await act(page);
      } finally {
        await context.close();
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function timeToText(page: Page, address: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('article p').first().waitFor();
  return await firstContentfulPaint(page);
}
