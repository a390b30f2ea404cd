import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS } from '#domain/picture-url.ts';
import { readPictureSize } from '#server/import/encode-picture.ts';
import { isStored } from '#server/import/picture-folder.ts';
import { pictureHash } from '#server/import/pictures.ts';

const DRAWINGS = 'server/demo/images';
const ENCODED = 'node_modules/.cache/edicola-small-demo-pictures';

/** No test looks at how sharp a picture of the demonstration is. */
const WIDTH = 64;

/** Stores a drawing at the widths and in the formats that an import would, but as a small picture under all these names. */
async function storeSmall(path: string): Promise<void> {
  const bytes = await readFile(path);
  const hash = pictureHash(bytes);
  const { widths } = await readPictureSize(bytes, true);
  if (await isStored(ENCODED, hash, widths)) return;
  await mkdir(join(ENCODED, hash), { recursive: true });
  const small = await sharp(bytes).resize({ width: WIDTH }).raw().toBuffer({ resolveWithObject: true });
  for (const format of PICTURE_FORMATS) {
    const encoded = await sharp(small.data, { raw: small.info }).toFormat(format).toBuffer();
    for (const width of widths) await writeFile(join(ENCODED, hash, `${width}.${format}`), encoded);
  }
}

/** Puts the demonstration's pictures, encoded, where a product that is about to start finds them. */
export async function copyDemoPictures(imagesFolder: string): Promise<void> {
  const drawings = (await readdir(DRAWINGS)).filter((name) => name.endsWith('.svg'));
  for (const name of drawings) await storeSmall(join(DRAWINGS, name));
  await cp(ENCODED, imagesFolder, { recursive: true });
}
