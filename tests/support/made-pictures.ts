import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictureStore } from '#server/newsroom/import/pictures.ts';
import { cachedFolder } from './made-once.ts';

const COLOURS = ['red', 'blue'];

async function make(folder: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const names = COLOURS.map((background) => ({ background, name: `${background}.png` }));
  for (const { background, name } of names) {
    await sharp({ create: { width: 1200, height: 800, channels: 3, background, noise } })
      .png()
      .toFile(join(folder, name));
  }
  const options = { imagesFolder: join(folder, 'images'), media: [], allowSvg: false, dryRun: false };
  const pictures = names.map(({ name }) => ({ hrefs: [name], caption: null, credit: null }));
  const { warnings } = await createPictureStore(options).take(pictures, folder);
  if (warnings.length > 0) throw new Error(warnings.join('; '));
}

/** Copies `red.png` and `blue.png` into a folder, and the files an import would write for them into its `images`. */
export async function copyMadePictures(folder: string): Promise<void> {
  await cp(await cachedFolder('edicola-made-pictures', make), folder, { recursive: true });
}
