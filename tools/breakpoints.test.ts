import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Above the last of them is a desktop. */
const BREAKPOINTS = { mobile: 640, tablet: 820, laptop: 1140 };
const WIDTHS = new Set(
  Object.values(BREAKPOINTS).flatMap((width) => [`max-width: ${width}px`, `min-width: ${width + 1}px`]),
);

/** Contents that want a width of their own, whatever the device. */
const OWN = new Map([
  ['src/features/alerts-here/alerts-here.module.css', 1],
  ['src/features/contact/contact-screen.module.css', 2],
  ['src/features/interests/interests-screen.module.css', 1],
  ['src/components/front-page/carousel.module.css', 1],
]);

const widthsIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/@media[^{]*\{/g)].flatMap(
    ([query]) => query.match(/m(?:in|ax)-width: \d+px/g) ?? [],
  );

test('SHL-11 layouts change at the widths of phone, tablet and laptop', () => {
  const sheets = globSync('src/**/*.css').map((path) => ({ path, widths: widthsIn(path) }));
  expect(sheets.flatMap(({ widths }) => widths).length).toBeGreaterThan(100);
  const others = sheets.map(
    ({ path, widths }) => [path, widths.filter((width) => !WIDTHS.has(width)).length] as const,
  );
  expect(new Map(others.filter(([, count]) => count > 0))).toEqual(OWN);
});
