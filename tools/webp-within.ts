import sharp, { type Sharp } from 'sharp';

const BEST_QUALITY = 80;
const LEAST_QUALITY = 20;
const STEP = 5;

/** The best WebP of a picture within a number of bytes. @throws Error when even the lowest quality does not fit. */
export async function webpWithin(picture: Sharp, maxBytes: number): Promise<Buffer> {
  const pixels = await picture.png().toBuffer();
  for (let quality = BEST_QUALITY; quality >= LEAST_QUALITY; quality -= STEP) {
    const data = await sharp(pixels).webp({ quality, effort: 6, preset: 'picture' }).toBuffer();
    if (data.length <= maxBytes) return data;
  }
  throw new Error(`No WebP of this picture has ${maxBytes} bytes or fewer`);
}
