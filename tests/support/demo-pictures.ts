import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS } from '#domain/picture-url.ts';
import { readPictureSize } from '#server/import/encode-picture.ts';
import { pictureHash } from '#server/import/pictures.ts';
import { madeOnce } from './made-once.ts';

const DRAWINGS = 'server/demo/images';

/** No test looks at how sharp a picture of the demonstration is. */
const WIDTH = 64;

/** Stores a drawing at the widths and in the formats that an import would, but as a small picture under all these names. */
async function storeSmall(bytes: Buffer, folder: string): Promise<void> {
  const hash = pictureHash(bytes);
  const { widths } = await readPictureSize(bytes, true);
  await mkdir(join(folder, hash), { recursive: true });
  const small = await sharp(bytes).resize({ width: WIDTH }).raw().toBuffer({ resolveWithObject: true });
  for (const format of PICTURE_FORMATS) {
    const encoded = await sharp(small.data, { raw: small.info }).toFormat(format).toBuffer();
    for (const width of widths) await writeFile(join(folder, hash, `${width}.${format}`), encoded);
  }
}

/** Puts the demonstration's pictures, encoded, where a product that is about to start finds them. */
export async function copyDemoPictures(imagesFolder: string): Promise<void> {
  const names = (await readdir(DRAWINGS)).filter((name) => name.endsWith('.svg')).sort();
  const drawings = await Promise.all(names.map((name) => readFile(join(DRAWINGS, name))));
  const hash = createHash('sha256');
  for (const drawing of drawings) hash.update(drawing);
  const made = await madeOnce(
    `edicola-small-demo-pictures-${hash.digest('hex').slice(0, 16)}`,
    async (folder) => {
      for (const drawing of drawings) await storeSmall(drawing, folder);
    },
  );
  await cp(made, imagesFolder, { recursive: true });
}
