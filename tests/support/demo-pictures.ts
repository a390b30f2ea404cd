import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_FORMATS } from '#domain/picture-url.ts';
import { readPictureSize } from '#server/newsroom/import/encode-picture.ts';
import { pictureHash } from '#server/newsroom/import/pictures.ts';
import { cachedFolder } from './made-once.ts';

const DRAWINGS = 'server/operations/demo/images';

/** Width of all stored pictures: tests do not need sharp pictures. */
const WIDTH = 64;

/**
 * Bytes of padding for each pixel of width. Many tests depend on it: where a download breaks off, what fits on a full
 * device.
 */
const PADDING_BYTES_PER_PIXEL = 16;

/** An AVIF box that decoders ignore (ISO 14496-12, 8.1.2). */
function emptyBox(length: number): Buffer {
  const box = Buffer.alloc(length);
  box.writeUInt32BE(length);
  box.write('free', 4, 'latin1');
  return box;
}

/**
 * Stores one small picture of a drawing under every file name – width and format – that an import would write. Those
 * that are downloaded weigh about as much as an import's, and each width has a different number of bytes.
 */
async function storeSmall(bytes: Buffer, folder: string): Promise<void> {
  const hash = pictureHash(bytes);
  const { widths } = await readPictureSize(bytes, true);
  await mkdir(join(folder, hash), { recursive: true });
  const small = await sharp(bytes).resize({ width: WIDTH }).raw().toBuffer({ resolveWithObject: true });
  for (const format of PICTURE_FORMATS) {
    const encoded = await sharp(small.data, { raw: small.info }).toFormat(format).toBuffer();
    for (const width of widths) {
      const weight = format === 'avif' ? emptyBox(width * PADDING_BYTES_PER_PIXEL) : Buffer.alloc(0);
      await writeFile(join(folder, hash, `${width}.${format}`), Buffer.concat([encoded, weight]));
    }
  }
}

/** Copies the demonstration's encoded pictures to the folder of a product that is about to start. */
export async function copyDemoPictures(imagesFolder: string): Promise<void> {
  const names = (await readdir(DRAWINGS)).filter((name) => name.endsWith('.svg')).sort();
  const drawings = await Promise.all(names.map((name) => readFile(join(DRAWINGS, name))));
  const hash = createHash('sha256').update(`${WIDTH} ${PADDING_BYTES_PER_PIXEL}`);
  for (const drawing of drawings) hash.update(drawing);
  const made = await cachedFolder(
    `edicola-demo-pictures-${hash.digest('hex').slice(0, 16)}`,
    async (folder) => {
      for (const drawing of drawings) await storeSmall(drawing, folder);
    },
  );
  await cp(made, imagesFolder, { recursive: true });
}
