/**
 * Renders the PNG icons of the six brands from the SVGs beside them in public/brands/<brand>/.
 *
 *   node tools/render-icons.mjs            all the brands under public/brands/
 *   node tools/render-icons.mjs <folder>   the brands of another folder
 *
 * The SVGs are the source: run this again after changing one, and commit the PNGs with it. icon.svg is the browser's
 * own too: at the size of a tab it shows a simpler drawing.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const MAX_BYTES = 12 * 1024;
const BRANDS = process.argv[2] ?? fileURLToPath(new URL('../public/brands/', import.meta.url));

/** What is rendered, from which drawing. The Apple icon takes the full bleed: iOS rounds it by itself. */
const ICONS = [
  { png: 'icon-192.png', svg: 'icon.svg', size: 192 },
  { png: 'icon-512.png', svg: 'icon.svg', size: 512 },
  { png: 'maskable-512.png', svg: 'maskable.svg', size: 512, opaque: true },
  { png: 'monochrome-512.png', svg: 'monochrome.svg', size: 512 },
  { png: 'apple-touch-icon.png', svg: 'maskable.svg', size: 180, opaque: true },
];

/** Drawn at twice the size and reduced, then stored with a palette. */
const render = async (folder, { png, svg, size, opaque }) => {
  const { width } = await sharp(join(folder, svg)).metadata();
  const image = sharp(join(folder, svg), { density: (72 * 2 * size) / width }).resize(size, size);
  const { size: bytes } = await (opaque ? image.removeAlpha() : image)
    .png({ palette: true, colours: 128, dither: 0.6, effort: 10, compressionLevel: 9 })
    .toFile(join(folder, png));
  return bytes;
};

const brands = readdirSync(BRANDS).filter((brand) => existsSync(join(BRANDS, brand, 'icon.svg')));
if (brands.length === 0) throw new Error(`No brand with an icon.svg in ${BRANDS}`);

let tooLarge = 0;
for (const brand of brands) {
  for (const icon of ICONS) {
    const bytes = await render(join(BRANDS, brand), icon);
    if (bytes > MAX_BYTES) tooLarge += 1;
    console.log(
      `${brand}/${icon.png} ${(bytes / 1024).toFixed(1)} KB${bytes > MAX_BYTES ? ', too large' : ''}`,
    );
  }
}
if (tooLarge > 0) process.exitCode = 1;
