import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '#domain/picture-url.ts';

export type PictureSize = { width: number; height: number; widths: number[] };

/** A photograph of a good camera; anything larger is a mistake or an attack on the memory. */
const MAX_PIXELS = 50_000_000;
/** Panoramas are not as wide; longer pictures are made to crash decoders. */
const MAX_SIDE = 30_000;
const READABLE = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];
/** Drawings have no size of their own: they are set as wide as the widest picture. */
const DRAWING_WIDTH = Math.max(...PICTURE_WIDTHS);
const DEFAULT_DENSITY = 72;

// No cache: what was read for one picture is of no use to the next.
sharp.cache(false);

/** With a higher effort a picture takes three times as long and becomes hardly smaller. */
const AVIF_EFFORT = 2;

const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: AVIF_EFFORT }),
  webp: (image) => image.webp({ quality: 75 }),
};

const open = (bytes: Uint8Array, density?: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density && { density }) });

function scaled(
  { width, height }: { width: number; height: number },
  to: number,
): { width: number; height: number } {
  return { width: to, height: Math.max(1, Math.round((height * to) / width)) };
}

function sizeOf(metadata: Metadata): { width: number; height: number } {
  const { width, height } = metadata.autoOrient;
  return metadata.format === 'svg' ? scaled({ width, height }, DRAWING_WIDTH) : { width, height };
}

/** The widths of the layout that a picture can fill; its own where it is smaller than all of them. */
function widthsUpTo(width: number): number[] {
  const widths = PICTURE_WIDTHS.filter((one) => one <= width);
  return widths.length > 0 ? widths : [width];
}

/** Size as seen, after rotation. @throws Error when the bytes are no picture the newsstand takes. */
export async function readPictureSize(bytes: Uint8Array, allowSvg: boolean): Promise<PictureSize> {
  const metadata = await open(bytes).metadata();
  const readable = READABLE.includes(metadata.format) || (allowSvg && metadata.format === 'svg');
  if (!readable) throw new Error(`${metadata.format} pictures are not read`);
  const size = sizeOf(metadata);
  const { width, height } = metadata;
  const tooLarge = width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE;
  if (metadata.format !== 'svg' && tooLarge) throw new Error('too large');
  return { ...size, widths: widthsUpTo(size.width) };
}

/** Opens raw pixels. Cloning an opened picture would copy them, megabytes for each encoding. */
type Pixels = () => Sharp;

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
}

/** The widest encoding as plain pixels in sRGB, upright and without metadata: the others are made from it. */
async function widest(bytes: Uint8Array, width: number): Promise<Pixels> {
  const { format, width: own } = await open(bytes).metadata();
  const density = format === 'svg' ? Math.min(2400, (DEFAULT_DENSITY * width) / own) : undefined;
  return await pixelsOf(open(bytes, density).autoOrient().resize({ width }).toColourspace('srgb'));
}

/** Decodes a picture and discards the result: only this detects a truncated one. @throws Error */
export async function checkPicture(bytes: Uint8Array, { widths }: PictureSize): Promise<void> {
  await widest(bytes, Math.max(...widths));
}

/** Encodes a picture at its widths in every format, one after the other. */
export async function* encodePicture(
  bytes: Uint8Array,
  { widths }: PictureSize,
): AsyncGenerator<{ width: number; format: PictureFormat; data: Uint8Array }> {
  const largest = Math.max(...widths);
  const openWidest = await widest(bytes, largest);
  for (const width of widths) {
    const openPixels = width === largest ? openWidest : await pixelsOf(openWidest().resize({ width }));
    for (const format of PICTURE_FORMATS) {
      const data = await ENCODERS[format](openPixels()).toBuffer();
      yield { width, format, data };
    }
  }
}
