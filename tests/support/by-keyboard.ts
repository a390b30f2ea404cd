import { expect, type Locator, type Page } from 'playwright/test';
import { POLL_FAST } from './often.ts';

declare global {
  interface Window {
    /** Whether `pressAt` has pressed a key in this document. */
    keyPressed?: boolean;
  }
}

/** More than two full turns through any page: stops can appear and go while the page completes itself. */
const MAX_TAB_STOPS = 300;
/** Presses before looking again, so that stops that have gone meanwhile do not lead far past the element. */
const MAX_PRESSES = 10;

/**
 * The key to press next towards the element, and how often before looking again; null where it has the focus. Counts
 * only what surely is a stop, so that no press passes the element. Runs in the page, so it uses nothing outside itself.
 */
function nextTabKeys(
  element: Element,
  maxPresses: number,
): { key: 'Tab' | 'Shift+Tab'; times: number } | null {
  const from = document.activeElement ?? document.body;
  if (element === from) return null;
  const isAfter = (one: Element, other: Element) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const forward = isAfter(element, from);
  const [first, last] = forward ? [from, element] : [element, from];
  const part = element.closest('dialog:modal') ?? document;
  const stops = 'a[href], button, select, textarea, input:not([type="radio"]), input:checked';
  const between = [...part.querySelectorAll<HTMLElement>(stops)].filter(
    (one) =>
      isAfter(one, first) &&
      isAfter(last, one) &&
      one.tabIndex === 0 &&
      !one.matches(':disabled') &&
      !one.closest('[inert]') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  // Where nothing has the focus, it continues from the place where it was lost, which only the next press shows.
  const times = from === document.body ? 1 : Math.min(between.length + 1, maxPresses);
  return { key: forward ? 'Tab' : 'Shift+Tab', times };
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
  for (let pressed = 0; pressed < MAX_TAB_STOPS; ) {
    const keys = await target.evaluate(nextTabKeys, MAX_PRESSES);
    if (!keys) return;
    for (let time = 0; time < keys.times; time++) await page.keyboard.press(keys.key);
    pressed += keys.times;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/**
 * Tabs to `target` and presses `key`, once the control is enabled: submit buttons lock for two seconds after a press.
 * SHL-12
 */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible();
  await expect.poll(() => target.isEnabled(), { ...POLL_FAST, message: `${target} is enabled` }).toBe(true);
  await tabTo(page, target);
  await page.evaluate(() => {
    window.keyPressed = true;
  });
  await page.keyboard.press(key);
}

/**
 * Tabs to a field and replaces its contents: types the first letter and lets the keyboard complete the rest, because a
 * key press for each letter takes long.
 */
export async function typeAt(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  const [first = '', ...rest] = words;
  await page.keyboard.type(first);
  if (rest.length > 0) await page.keyboard.insertText(rest.join(''));
}
