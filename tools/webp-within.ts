import sharp, { type Sharp } from 'sharp';

const MAX_QUALITY = 80;
const MIN_QUALITY = 20;
const QUALITY_STEP = 5;

/** The best WebP of a picture within a number of bytes. @throws Error when even the lowest quality does not fit. */
export async function webpWithin(picture: Sharp, maxBytes: number): Promise<Buffer> {
  const pixels = await picture.png().toBuffer();
  for (let quality = MAX_QUALITY; quality >= MIN_QUALITY; quality -= QUALITY_STEP) {
    const data = await sharp(pixels).webp({ quality, effort: 6, preset: 'picture' }).toBuffer();
    if (data.length <= maxBytes) return data;
  }
  throw new Error(`No WebP of this picture has ${maxBytes} bytes or fewer`);
}
