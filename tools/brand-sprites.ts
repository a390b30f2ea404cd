import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BRANDS } from '#domain/brands/brand-by-host.ts';

/**
 * The files of icons and wordmarks, one for each paper. `href` is the same on every host, which answers with
 * its own paper's file.
 */
export type BrandSprites = { href: string; files: { path: string; source: string }[] };

const read = (path: string) => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** A drawing with an ID, without the namespace that the file around it declares. */
const withId = (drawing: string, id: string) =>
  drawing.trim().replace(/^<svg\b[^>]*>/, (tag) =>
    tag
      .replace(/ xmlns="[^"]*"/, '')
      .replace(/ aria-label="[^"]*"/, '')
      .replace(/ id="[^"]*"/, ` id="${id}"`),
  );

/**
 * Joins the icons and a paper's wordmarks into one file: `#i-…`, `#wordmark`, `#wordmark-compact`. Every page's header
 * then needs one request on a bad connection.
 */
export async function makeBrandSprites(): Promise<BrandSprites> {
  const icons = (await read('src/ui/icons.svg')).trim().replace(/<\/svg>$/, '');
  const sprites = await Promise.all(
    BRANDS.map(async ({ key, logo, smallLogo }) => {
      const [full, compact] = await Promise.all([read(`public${logo}`), read(`public${smallLogo}`)]);
      return {
        key,
        source: `${icons}${withId(full, 'wordmark')}${withId(compact, 'wordmark-compact')}</svg>`,
      };
    }),
  );
  const hash = createHash('sha256')
    .update(sprites.map(({ source }) => source).join('\n'))
    .digest('hex');
  const href = `/assets/marks-${hash.slice(0, 8)}.svg`;
  return { href, files: sprites.map(({ key, source }) => ({ path: `/brands/${key}${href}`, source })) };
}
