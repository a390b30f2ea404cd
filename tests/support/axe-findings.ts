import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a theme may change. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, one line a finding, so that a failing run says what to mend. */
export const axeFindings = (page: Page): Promise<string[]> => findings(builder(page).withTags(RULES));

const builder = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * The same in the light, and then in the dark what colours decide: the theme changes under the open page, at once: a colour
 * on its way from one to the other is none of either.
 */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(builder(page).withRules(RULES_OF_COLOUR));
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((finding) => `dark: ${finding}`)];
}

const WIDTHS = [390, 1280];

/** In both themes on a phone and on a desk: the window changes under the open page. */
export async function findingsEverywhere(page: Page): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 0;
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height });
    for (const finding of await findingsInBothThemes(page)) found.push(`${width} px, ${finding}`);
  }
  return found;
}
