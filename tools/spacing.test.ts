import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { STATIC_TOKENS } from './static-tokens.ts';

const SPACING =
  /^(?:(?:scroll-)?(?:margin|padding)|inset|(?:row-|column-)?gap|top|right|bottom|left)(?:-[a-z-]+)?$/;

/** Above it a length is no space between things but the size of something: of a bar, a column, a picture. */
const WIDEST_SPACE = 40;

/** Lengths that another length of the same drawing decides. */
const DRAWN = new Map([
  // Half of a handle that is 38 px wide.
  ['src/ui/dialog.module.css', ['inset: var(--space-7) auto auto calc(50% - 19px)']],
  ['src/features/article/text-panel.module.css', ['inset: var(--space-7) auto auto calc(50% - 19px)']],
  // A box of 22 px and the gap of 11 px after it.
  ['src/ui/form/form.module.css', ['padding-inline-start: 33px']],
  // As tall as the row that it replaces.
  ['src/features/issue/issue-skeleton.module.css', ['padding-block: var(--space-14) 27px']],
]);

/** Whether a value holds a length in pixels that a token should hold: hairlines of one pixel are none. */
const isRaw = (value: string) =>
  [...value.matchAll(/(\d*\.?\d+)px/g)].some(
    ([, pixels]) => Number(pixels) > 1 && Number(pixels) <= WIDEST_SPACE,
  );

function rawSpacing(path: string): string[] {
  const found: string[] = [];
  parse(readFileSync(path, 'utf8')).walkDecls(SPACING, ({ prop, value }) => {
    if (isRaw(value)) found.push(`${prop}: ${value}`);
  });
  return found;
}

test('spacing is told by tokens', () => {
  const raw = globSync('src/**/*.css').map((path) => [path, rawSpacing(path)] as const);
  expect(new Map(raw.filter(([, declarations]) => declarations.length > 0))).toEqual(DRAWN);
});

test('every token of spacing is used, and named by its pixels', () => {
  const styles = globSync('src/**/*.css').map((path) => readFileSync(path, 'utf8'));
  const tokens = [...STATIC_TOKENS.values];
  expect(tokens.filter(([name]) => !styles.some((text) => text.includes(`var(${name})`)))).toEqual([]);
  const inPixels = tokens.filter(([name]) => name.startsWith('--space-'));
  expect(inPixels.filter(([name, value]) => name !== `--space-${value.replace('px', '')}`)).toEqual([]);
});
