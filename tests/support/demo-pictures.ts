import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS } from '#domain/picture-url.ts';
import { readPictureSize } from '#server/newsroom/import/encode-picture.ts';
import { pictureHash } from '#server/newsroom/import/pictures.ts';
import { madeOnce } from './made-once.ts';

const DRAWINGS = 'server/operations/demo/images';

/** No test looks at how sharp a picture of the demonstration is. */
const WIDTH = 64;

/** How much it weighs many tests lean on: where a download breaks off, what a full device has room for. */
const BYTES_PER_PIXEL_OF_WIDTH = 16;

/** A box of an AVIF file that nobody reads (ISO 14496-12, 8.1.2). */
function emptyBox(length: number): Buffer {
  const box = Buffer.alloc(length);
  box.writeUInt32BE(length);
  box.write('free', 4, 'latin1');
  return box;
}

/**
 * Stores a drawing at the widths and in the formats that an import would, but as a small picture under all these names.
 * Those that are downloaded weigh about as much as an import's, each width another number of bytes.
 */
async function storeSmall(bytes: Buffer, folder: string): Promise<void> {
  const hash = pictureHash(bytes);
  const { widths } = await readPictureSize(bytes, true);
  await mkdir(join(folder, hash), { recursive: true });
  const small = await sharp(bytes).resize({ width: WIDTH }).raw().toBuffer({ resolveWithObject: true });
  for (const format of PICTURE_FORMATS) {
    const encoded = await sharp(small.data, { raw: small.info }).toFormat(format).toBuffer();
    for (const width of widths) {
      const weight = format === 'avif' ? emptyBox(width * BYTES_PER_PIXEL_OF_WIDTH) : Buffer.alloc(0);
      await writeFile(join(folder, hash, `${width}.${format}`), Buffer.concat([encoded, weight]));
    }
  }
}

/** Puts the demonstration's pictures, encoded, where a product that is about to start finds them. */
export async function copyDemoPictures(imagesFolder: string): Promise<void> {
  const names = (await readdir(DRAWINGS)).filter((name) => name.endsWith('.svg')).sort();
  const drawings = await Promise.all(names.map((name) => readFile(join(DRAWINGS, name))));
  const hash = createHash('sha256').update(`${WIDTH} ${BYTES_PER_PIXEL_OF_WIDTH}`);
  for (const drawing of drawings) hash.update(drawing);
  const made = await madeOnce(`edicola-demo-pictures-${hash.digest('hex').slice(0, 16)}`, async (folder) => {
    for (const drawing of drawings) await storeSmall(drawing, folder);
  });
  await cp(made, imagesFolder, { recursive: true });
}
