/**
 * Renders the PNG icons of the brands from the SVGs beside them in public/brands/<brand>/.
 *
 *   node tools/render-icons.mjs            all the brands under public/brands/
 *   node tools/render-icons.mjs <folder>   the brands of another folder
 *
 * The SVGs are the source: run this again after changing one, and commit the PNGs with it. Browsers also use icon.svg
 * itself, which shows a simpler drawing at the size of a tab. The shortcuts are icons of the app on the paper's dark colour.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { BRANDS as PAPERS } from '#domain/brands/brand-by-host.ts';

const MAX_BYTES = 12 * 1024;
const BRANDS = process.argv[2] ?? fileURLToPath(new URL('../public/brands/', import.meta.url));

/** The PNG files, each with its SVG. The Apple icon fills its square, because iOS rounds the corners itself. */
const ICONS = [
  { png: 'icon-48.png', svg: 'icon.svg', size: 48, small: true },
  { png: 'icon-192.png', svg: 'icon.svg', size: 192 },
  { png: 'icon-512.png', svg: 'icon.svg', size: 512 },
  { png: 'maskable-512.png', svg: 'maskable.svg', size: 512, opaque: true },
  { png: 'monochrome-512.png', svg: 'monochrome.svg', size: 512 },
  { png: 'apple-touch-icon.png', svg: 'maskable.svg', size: 180, opaque: true },
];

/** Shortcuts in the menu of a long press on the app's icon, each drawn with an icon of the sprite. */
const SHORTCUTS = [
  { png: 'shortcut-today.png', icon: 'home' },
  { png: 'shortcut-downloads.png', icon: 'down' },
  { png: 'shortcut-search.png', icon: 'search' },
];
const SHORTCUT_SIZE = 96;

const sprite = readFileSync(new URL('../src/ui/icons.svg', import.meta.url), 'utf8');

/** The icon at twice its size, white in the middle of a circle. */
const shortcutSvg = (icon, colour) => {
  const [, drawing] = new RegExp(`<symbol id="i-${icon}"[^>]*>(.*?)</symbol>`).exec(sprite) ?? [];
  if (!drawing) throw new Error(`No icon ${icon} in the sprite`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="48" fill="${colour}"/>` +
      '<g transform="translate(24 24) scale(2)" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" ' +
      `stroke-linejoin="round">${drawing}</g></svg>`,
  );
};

/** The simpler drawing of an icon, which a browser shows at the size of a tab. */
const smallDrawing = (svg) =>
  Buffer.from(
    readFileSync(svg, 'utf8')
      .replace('class="large"', 'display="none"')
      .replace('class="small" display="none"', ''),
  );

/** Renders an icon at twice its size, reduces it, and saves it with a palette. Returns its size in bytes. */
const render = async (svg, png, { size, opaque = false }) => {
  const { width } = await sharp(svg).metadata();
  const image = sharp(svg, { density: (72 * 2 * size) / width }).resize(size, size);
  const { size: bytes } = await (opaque ? image.removeAlpha() : image)
    .png({ palette: true, colours: 128, dither: 0.6, effort: 10, compressionLevel: 9 })
    .toFile(png);
  return bytes;
};

const brands = readdirSync(BRANDS).filter((brand) => existsSync(join(BRANDS, brand, 'icon.svg')));
if (brands.length === 0) throw new Error(`No brand with an icon.svg in ${BRANDS}`);

let tooLarge = 0;

const say = (file, bytes) => {
  if (bytes > MAX_BYTES) tooLarge += 1;
  console.log(`${file} ${(bytes / 1024).toFixed(1)} KB${bytes > MAX_BYTES ? ', too large' : ''}`);
};

for (const brand of brands) {
  const folder = join(BRANDS, brand);
  for (const { png, svg, small = false, ...how } of ICONS) {
    const source = join(folder, svg);
    say(`${brand}/${png}`, await render(small ? smallDrawing(source) : source, join(folder, png), how));
  }
  const paper = PAPERS.find(({ key }) => key === brand);
  for (const { png, icon } of paper ? SHORTCUTS : []) {
    const svg = shortcutSvg(icon, paper.colours.dark);
    say(`${brand}/${png}`, await render(svg, join(folder, png), { size: SHORTCUT_SIZE }));
  }
}
if (tooLarge > 0) process.exitCode = 1;
