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

/** Does something on a phone that has never been here. */
export async function onFreshPhone<T>(
  browser: Browser,
  act: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await act(await context.newPage(), context);
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
