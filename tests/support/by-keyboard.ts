import { expect, type Locator, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** A key was pressed in this document by `pressAt`. */
    keyPressed?: boolean;
  }
}

/** More than any page has to be gone through once, from its end round to its beginning. */
const MOST_STEPS = 150;

/** Which key leads there from where the focus is; none where it is there already. */
function nextTabKey(element: Element): 'Tab' | 'Shift+Tab' | null {
  const from = document.activeElement ?? document.body;
  if (element === from) return null;
  const isBefore = from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'Shift+Tab' : 'Tab';
}

/** Whoever pressed a key is somewhere afterwards: what was pressed may go, the focus is led to another place then. */
export async function expectFocusKept(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.keyPressed))) return;
  await expect(page.locator('body'), 'the focus was lost').not.toBeFocused();
}

/** Goes on or back with Tab until something has the focus, as whoever uses no pointer does. What cannot be reached so fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expectFocusKept(page);
  for (let step = 0; step < MOST_STEPS; step++) {
    const key = await target.evaluate(nextTabKey);
    if (!key) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Goes there by Tab and presses a key, once it answers again: what was pressed is locked for a while. SHL-12 */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(page, target);
  await page.evaluate(() => {
    window.keyPressed = true;
  });
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types, in the place of what stood there. */
export async function typeAt(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}
