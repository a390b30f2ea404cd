import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { STATIC_TOKENS } from './static-tokens.ts';

/** Media conditions that a layout may use besides the breakpoints. */
const OTHER_FEATURES = [
  'forced-colors',
  'hover',
  'pointer',
  'scripting',
  'prefers-color-scheme',
  'prefers-contrast',
  'prefers-reduced-motion',
];

/** Contents that want a width or height of their own, whatever the device. */
const OWN = new Map([
  ['src/features/account/alerts-here/alerts-here.module.css', ['max-width: 900px']],
  ['src/features/contact/contact-screen.module.css', ['min-width: 1001px', 'max-width: 1000px']],
  ['src/features/account/interests/interests-screen.module.css', ['max-width: 1080px']],
  ['src/features/newsstand/newsstand-screen.module.css', ['max-height: 900px']],
  ['src/components/front-page/carousel.module.css', ['min-width: 1321px']],
]);

/** The conditions of a file's media queries that are neither a breakpoint nor another feature. */
function ownConditions(path: string): string[] {
  const conditions: string[] = [];
  parse(readFileSync(path, 'utf8')).walkAtRules('media', ({ params }) => {
    conditions.push(...[...params.matchAll(/\(([^()]+)\)/g)].flatMap(([, condition = '']) => condition));
  });
  return conditions.filter(
    (condition) =>
      !STATIC_TOKENS.queries.has(condition) && !OTHER_FEATURES.includes(condition.split(':', 1)[0] ?? ''),
  );
}

test('SHL-11 layouts change at the widths of phone, tablet and laptop', () => {
  expect([...STATIC_TOKENS.queries.values()].map((query) => Number(query.match(/\d+/)))).toEqual([
    640, 641, 820, 821, 1140, 1141,
  ]);
  const others = globSync('src/**/*.css').map((path) => [path, ownConditions(path)] as const);
  expect(new Map(others.filter(([, conditions]) => conditions.length > 0))).toEqual(OWN);
});
