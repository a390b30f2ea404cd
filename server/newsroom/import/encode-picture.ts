import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '#domain/picture-url.ts';

export type PictureSize = { width: number; height: number; widths: number[] };

/**
 * Limit of pixels: those of a good camera. A larger picture is a mistake, or an attempt to exhaust the
 * memory.
 */
const MAX_PIXELS = 50_000_000;
/** Limit of width and height; panoramas have less, and longer pictures are made to crash decoders. */
const MAX_SIDE_PIXELS = 30_000;
const READABLE_FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];
/** Drawings have no size of their own: they are set as wide as the widest picture. */
const DRAWING_WIDTH = Math.max(...PICTURE_WIDTHS);
const DEFAULT_DENSITY = 72;

// Without a cache, because data of one picture are of no use for the next.
sharp.cache(false);

/** With the library's default of 4 a picture takes five times as long, and becomes a fifth smaller. */
const AVIF_EFFORT = 2;

const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: AVIF_EFFORT }),
  webp: (image) => image.webp({ quality: 75 }),
};

const openImage = (bytes: Uint8Array, density?: number) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density && { density }) });

function scaleTo(
  { width, height }: { width: number; height: number },
  toWidth: number,
): { width: number; height: number } {
  return { width: toWidth, height: Math.max(1, Math.round((height * toWidth) / width)) };
}

function sizeOf(metadata: Metadata): { width: number; height: number } {
  const { width, height } = metadata.autoOrient;
  return metadata.format === 'svg' ? scaleTo({ width, height }, DRAWING_WIDTH) : { width, height };
}

/** The layout's widths up to that of a picture; the picture's own width if it is smaller than all of them. */
function widthsUpTo(width: number): number[] {
  const widths = PICTURE_WIDTHS.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}

/**
 * The size of a picture after its rotation, and the widths to encode. @throws Error if it is not an accepted
 * picture
 */
export async function readPictureSize(bytes: Uint8Array, allowSvg: boolean): Promise<PictureSize> {
  const metadata = await openImage(bytes).metadata();
  const isReadable = READABLE_FORMATS.includes(metadata.format) || (allowSvg && metadata.format === 'svg');
  if (!isReadable) throw new Error(`${metadata.format} pictures are not read`);
  const size = sizeOf(metadata);
  const { width, height } = metadata;
  const isTooLarge = width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PIXELS;
  if (metadata.format !== 'svg' && isTooLarge) throw new Error('too large');
  return { ...size, widths: widthsUpTo(size.width) };
}

/** Opens decoded pixels. Cloning an opened picture instead would copy megabytes for each encoding. */
type OpenPixels = () => Sharp;

async function pixelsOf(image: Sharp): Promise<OpenPixels> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
}

/** The widest encoding as plain pixels in sRGB, upright and without metadata: the others are made from it. */
async function decodeWidest(bytes: Uint8Array, width: number): Promise<OpenPixels> {
  const { format, width: ownWidth } = await openImage(bytes).metadata();
  const density = format === 'svg' ? Math.min(2400, (DEFAULT_DENSITY * width) / ownWidth) : undefined;
  return await pixelsOf(openImage(bytes, density).autoOrient().resize({ width }).toColourspace('srgb'));
}

/** Decodes a picture and discards the result: only this detects a truncated one. @throws Error */
export async function checkPicture(bytes: Uint8Array, { widths }: PictureSize): Promise<void> {
  await decodeWidest(bytes, Math.max(...widths));
}

/** Encodes a picture at its widths in every format, one after the other. */
export async function* encodePicture(
  bytes: Uint8Array,
  { widths }: PictureSize,
): AsyncGenerator<{ width: number; format: PictureFormat; data: Uint8Array }> {
  const largest = Math.max(...widths);
  const openWidest = await decodeWidest(bytes, largest);
  for (const width of widths) {
    const openPixels = width === largest ? openWidest : await pixelsOf(openWidest().resize({ width }));
    for (const format of PICTURE_FORMATS) {
      const data = await ENCODERS[format](openPixels()).toBuffer();
      yield { width, format, data };
    }
  }
}
