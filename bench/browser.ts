import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

/** A common phone. The worker is blocked, because a first visit, which is what is measured, has none yet. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
  serviceWorkers: 'block',
} as const;

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** Height for the browser's own bars. */
const BROWSER_BARS_PX = 200;

/**
 * Makes the window higher by the browser's own bars. In a window as high as the phone, the phone's lower edge would lie
 * outside, and a frame that changes only there is never shown.
 */
async function makeRoomForBars(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? PHONE.viewport.height) + BROWSER_BARS_PX;
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height } });
  await devtools.detach();
}

/** Runs an action on a phone that has not visited the site before. */
export async function onFreshPhone<T>(
  browser: Browser,
  action: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await makeRoomForBars(page);
    return await action(page, context);
  } finally {
    await context.close();
  }
}

/**
 * Resolves once the page is hydrated. Checks the document, not the page's scripts, because the page's policy forbids
 * evaluating code.
 */
export const untilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** Resolves with the milliseconds from the page's navigation to its first contentful paint, waiting for it if needed. */
export const firstContentfulPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) {
            if (name === 'first-contentful-paint') resolve(startTime);
          }
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Resolves when every font that the page requested has loaded or failed. */
export const untilFontsReady = (page: Page): Promise<void> =>
  page.evaluate('document.fonts.ready.then(() => undefined)');
