import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FALLBACKS_FILE, fallbacksStylesheet, measuredContents, readOwnFaces } from './font-fallbacks.ts';
import { FALLBACKS } from './fonts/fallback-faces.ts';

test('the fallback faces are up to date with the font files', () => {
  const own = readOwnFaces();
  expect(own.of, 'run `npm run generate`').toBe(measuredContents());
  expect(fallbacksStylesheet(own), 'run `npm run generate`').toBe(readFileSync(FALLBACKS_FILE, 'utf8'));
});

test('a rule shared by faces of different widths is refused', () => {
  const own = readOwnFaces();
  const halved = structuredClone(own);
  for (const measures of Object.values(halved.faces)) {
    for (const weight of Object.keys(measures.widths)) measures.widths[weight] = 40;
  }
  expect(() => fallbacksStylesheet(halved)).toThrow('differ in width');
});

test('each fallback family is named in the families of the design tokens, and no other', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8') + readFileSync('src/ui/brand-tokens.css', 'utf8');
  const named = [...tokens.matchAll(/"((?:Display|Text|UI|Tabloid) [^"]+)"/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...new Set(FALLBACKS.map(({ family }) => family))].sort());
});
