import { cp, mkdir, readdir } from 'node:fs/promises';
import { createPictureStore } from '#server/import/pictures.ts';

const DRAWINGS = 'server/demo/images';
const ENCODED = 'node_modules/.cache/edicola-demo-pictures';

/** No test looks at how small a picture of the demonstration is: the least effort takes a quarter of the time. */
const EFFORT = 0;

/** Puts the demonstration's pictures, encoded, where a product that is about to start finds them. */
export async function copyDemoPictures(imagesFolder: string): Promise<void> {
  await mkdir(ENCODED, { recursive: true });
  const options = { imagesFolder: ENCODED, media: [], allowSvg: true, dryRun: false, effort: EFFORT };
  const drawings = (await readdir(DRAWINGS)).filter((name) => name.endsWith('.svg'));
  const pictures = drawings.map((name) => ({ hrefs: [name], caption: null, credit: null }));
  const { warnings } = await createPictureStore(options).take(pictures, DRAWINGS);
  if (warnings.length > 0) throw new Error(warnings.join('; '));
  await cp(ENCODED, imagesFolder, { recursive: true });
}
