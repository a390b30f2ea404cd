import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

/** A common phone. The worker is kept out: what is measured is a first visit, which has none yet. */
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

/** Room for the browser's own bars. */
const BARS_PX = 200;

/**
 * The window is as large as the phone, with the browser's own bars inside: what stands at the phone's lower edge would
 * lie outside, and a frame that changes only that is never shown.
 */
async function showWhole(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? PHONE.viewport.height) + BARS_PX;
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height } });
  await devtools.detach();
}

/** Does something on a phone that has never been here. */
export async function onFreshPhone<T>(
  browser: Browser,
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await showWhole(page);
    return await act(page, context);
  } finally {
    await context.close();
  }
}

/** Resolves once React has taken over. Asks the document, not the page's scripts: its policy lets nothing be evaluated. */
export const untilTakenOver = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** Resolves when every face the page asked for has come or failed. */
export const untilFontsReady = (page: Page): Promise<void> =>
  page.evaluate('document.fonts.ready.then(() => undefined)');
