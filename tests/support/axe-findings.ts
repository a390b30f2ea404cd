import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** The minified code, half the size of `axe.source`, which the browser would have to read in every document. */
const CODE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result can depend on the theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Selector of the hidden frame by which vendors find the consent API. Where a page has any frame, axe looks at it first
 * and then assumes that no dialog is open: it would also judge the inert content behind a dialog.
 */
const LOCATOR = 'iframe[name="__tcfapiLocator"]';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Injects axe into the open document only once: loading it takes longer than many of its rules. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CODE);
}

/** Findings of axe on a page, one line each, so that a failing run shows what to fix. */
export const axeFindings = (page: Page): Promise<string[]> =>
  findings(page, { runOnly: { type: 'tag', values: RULES } });

async function findings(page: Page, options: RunOptions): Promise<string[]> {
  await addAxe(page);
  return await page.evaluate(
    async ({ hidden, chosen }) => {
      const { violations } = await window.axe.run(
        { exclude: [hidden] },
        { ...chosen, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    { hidden: LOCATOR, chosen: options },
  );
}

/**
 * Findings in the page's current theme, then those of the colour rules in the other one. The theme changes on the open
 * page without transitions, since a colour in transition belongs to neither theme.
 */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const [theme, other] = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches))
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  const found = await axeFindings(page);
  await page.emulateMedia({ colorScheme: other });
  const inOther = await findings(page, { runOnly: RULES_OF_COLOUR });
  return [
    ...found.map((finding) => `${theme}: ${finding}`),
    ...inOther.map((finding) => `${other}: ${finding}`),
  ];
}

export const WIDTHS = [390, 1280];

/** Findings in both themes, at phone and desktop width: the window of the open page is resized. */
export async function findingsEverywhere(page: Page): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 0;
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    // Wait until the layout for the width is rendered. A long table fills its rows one after the other.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(page.locator('[role="row"]:empty')).toHaveCount(0);
    for (const finding of await findingsInBothThemes(page)) found.push(`${width} px, ${finding}`);
  }
  return found;
}
