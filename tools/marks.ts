import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BRANDS } from '#domain/brands/brand-by-host.ts';

/** One address on every host; each answers it with its own paper's file. */
export type Marks = { href: string; files: { path: string; source: string }[] };

const read = (path: string) => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** A drawing under another name, inside a file that says what an SVG is. */
const named = (drawing: string, id: string) =>
  drawing.trim().replace(/^<svg\b[^>]*>/, (tag) =>
    tag
      .replace(/ xmlns="[^"]*"/, '')
      .replace(/ aria-label="[^"]*"/, '')
      .replace(/ id="[^"]*"/, ` id="${id}"`),
  );

/**
 * Puts the icons and a paper's wordmarks together: `#i-…`, `#wordmark`, `#wordmark-compact`. What stands in every page's
 * head is one request on a bad line.
 */
export async function makeMarks(): Promise<Marks> {
  const icons = (await read('src/ui/icons.svg')).trim().replace(/<\/svg>$/, '');
  const drawn = await Promise.all(
    BRANDS.map(async ({ key, logo, smallLogo }) => {
      const [full, compact] = await Promise.all([read(`public${logo}`), read(`public${smallLogo}`)]);
      return { key, source: `${icons}${named(full, 'wordmark')}${named(compact, 'wordmark-compact')}</svg>` };
    }),
  );
  const hash = createHash('sha256')
    .update(drawn.map(({ source }) => source).join('\n'))
    .digest('hex');
  const href = `/assets/marks-${hash.slice(0, 8)}.svg`;
  return { href, files: drawn.map(({ key, source }) => ({ path: `/brands/${key}${href}`, source })) };
}
