// `npm run screenshots`: pictures of the running demonstration (on PORT, else 8080), for the manifests of the six papers
// and for the README.
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { findChromium } from './find-chromium.ts';
import { readmePicture } from './readme-picture.ts';
import { webpWithin } from './webp-within.ts';

const PORT = process.env.PORT ?? '8080';
const MAX_SCREENSHOT_BYTES = 70_000;
const MAX_README_BYTES = 120_000;

/** Sizes that `server/web/http/manifest.ts` declares. */
const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const README_WIDE = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 2 };

const origin = ({ devHost }: Brand) => `http://${devHost}.localhost:${PORT}`;

/** Waits until the page is hydrated and has its fonts and pictures. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction("document.fonts.status === 'loaded'");
}

async function screenshot(
  browser: Browser,
  options: BrowserContextOptions,
  open: (page: Page) => Promise<unknown>,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...options,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await open(page);
  if (await page.locator('form[action^="/accesso"]').count())
    throw new Error('Start the product with GATE=off');
  await waitUntilSettled(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function save(file: string, picture: Sharp, maxBytes: number): Promise<void> {
  const data = await webpWithin(picture, maxBytes);
  await writeFile(file, data);
  console.log(`${file} ${Math.round(data.length / 1024)} KB`);
}

async function manifestScreenshots(browser: Browser, brand: Brand): Promise<void> {
  const folder = `public/brands/${brand.key}`;
  const sizes = { 'screenshot-narrow': NARROW, 'screenshot-wide': WIDE };
  for (const [name, options] of Object.entries(sizes)) {
    const picture = await screenshot(browser, options, (page) => page.goto(origin(brand)));
    await save(`${folder}/${name}.webp`, sharp(picture), MAX_SCREENSHOT_BYTES);
  }
}

/** Saves a picture of the newsstand on a desktop and of its leading article on a phone. */
async function saveReadmePicture(browser: Browser): Promise<void> {
  const [brand] = BRANDS;
  const desktop = await screenshot(browser, README_WIDE, (page) => page.goto(origin(brand)));
  const phone = await screenshot(browser, NARROW, async (page) => {
    await page.goto(`${origin(brand)}/edizione/${brand.mainEdition}`);
    const article = await page.locator('main a[href^="/articolo/"]').first().getAttribute('href');
    await page.goto(`${origin(brand)}${article}`);
  });
  await mkdir('docs', { recursive: true });
  await save('docs/newsstand.webp', await readmePicture(desktop, phone), MAX_README_BYTES);
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
  // A date field uses the browser's own language, which Debian's Chromium takes from the package chromium-l10n.
  env: { ...process.env, LANGUAGE: 'it' },
});
try {
  for (const brand of BRANDS) await manifestScreenshots(browser, brand);
  await saveReadmePicture(browser);
} finally {
  await browser.close();
}
