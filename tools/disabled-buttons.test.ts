import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

/** Selectors of all stylesheets that name the shared button. */
const BUTTONS = globSync('src/**/*.css').flatMap((path) => {
  const found: string[] = [];
  parse(readFileSync(path, 'utf8')).walkRules(({ selectors }) => {
    found.push(...selectors.filter((selector) => /\.btn\b/.test(selector)));
  });
  return found;
});

const isIn = (text: string) => (selector: string) => selector.includes(text);

test('PRS-04 a button whose action is under way looks disabled, also under the pointer', () => {
  const ofDisabled = BUTTONS.filter(isIn('disabled'));
  const ofHovered = BUTTONS.filter(isIn(':hover'));
  expect(ofDisabled.length * ofHovered.length).toBeGreaterThan(0);
  expect(ofDisabled.filter((selector) => !isIn('[aria-disabled="true"]')(selector))).toEqual([]);
  expect(ofHovered.filter((selector) => !isIn(':not([disabled], [aria-disabled="true"])')(selector))).toEqual(
    [],
  );
});
