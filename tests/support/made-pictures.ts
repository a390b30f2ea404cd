import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureStore } from '#server/import/pictures.ts';

const CACHE = 'node_modules/.cache';
const MADE = join(CACHE, 'edicola-made-pictures');
const COLOURS = ['red', 'blue'];

async function make(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const fresh = await mkdtemp(join(CACHE, 'fresh-pictures-'));
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const names = COLOURS.map((background) => ({ background, name: `${background}.png` }));
  for (const { background, name } of names) {
    await sharp({ create: { width: 1200, height: 800, channels: 3, background, noise } })
      .png()
      .toFile(join(fresh, name));
  }
  const options = { imagesFolder: join(fresh, 'images'), media: [], allowSvg: false, dryRun: false };
  const pictures = names.map(({ name }) => ({ hrefs: [name], caption: null, credit: null }));
  const { warnings } = await createPictureStore(options).take(pictures, fresh);
  if (warnings.length > 0) throw new Error(warnings.join('; '));
  // Another process may have been quicker.
  await rename(fresh, MADE).catch(() => rm(fresh, { recursive: true }));
}

/** Puts `red.png` and `blue.png` into a folder, and into its `images` what an import would make of them. */
export async function copyMadePictures(folder: string): Promise<void> {
  if (!existsSync(MADE)) await make();
  await cp(MADE, folder, { recursive: true });
}
