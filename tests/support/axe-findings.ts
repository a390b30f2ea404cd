import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme may change. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * The hidden frame by which vendors find who answers for consent. Where there is any frame axe looks at it before it knows
 * the page, and holds from then on that no dialog is open: it would judge what stands inert behind one, too.
 */
const LOCATOR = 'iframe[name="__tcfapiLocator"]';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Puts axe into the document that is open: once, for that takes longer than many of its rules. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** What axe finds on a page, one line a finding, so that a failing run says what to mend. */
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
 * The same in the theme that the page has, and then in the other what colours decide: the theme changes under the open
 * page, at once: a colour on its way from one to the other is none of either.
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

/** In both themes on a phone and on a desk: the window changes under the open page. */
export async function findingsEverywhere(page: Page): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 0;
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    // What the width decides is drawn anew first. A long table fills its rows one after the other.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(page.locator('[role="row"]:empty')).toHaveCount(0);
    for (const finding of await findingsInBothThemes(page)) found.push(`${width} px, ${finding}`);
  }
  return found;
}
