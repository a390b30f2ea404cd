import { expect, type Locator, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** Whether `pressAt` has pressed a key in this document. */
    keyPressed?: boolean;
  }
}

/** More Tab stops than any page has, with one full turn through the page. */
const MAX_TAB_STOPS = 150;

/** The next key to press towards the element; null where it has the focus. */
function nextTabKey(element: Element): 'Tab' | 'Shift+Tab' | null {
  const from = document.activeElement ?? document.body;
  if (element === from) return null;
  const isBefore = from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'Shift+Tab' : 'Tab';
}

/**
 * Fails where the last `pressAt` lost the focus to <body>: a control that goes away must move the focus elsewhere
 * first.
 */
export async function expectFocusKept(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.keyPressed))) return;
  await expect(page.locator('body'), 'the focus was lost').not.toBeFocused();
}

/**
 * Presses Tab or Shift+Tab until `target` has the focus, as a keyboard user does, and fails where that does not reach
 * it.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expectFocusKept(page);
  for (let step = 0; step < MAX_TAB_STOPS; step++) {
    const key = await target.evaluate(nextTabKey);
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target}`);
}

/**
 * Tabs to `target` and presses `key`, once the control is enabled: submit buttons lock for two seconds after a press.
 * SHL-12
 */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.evaluate(() => {
    window.keyPressed = true;
  });
  await page.keyboard.press(key);
}

/** Tabs to a field and replaces its contents by typing. */
export async function typeAt(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}
