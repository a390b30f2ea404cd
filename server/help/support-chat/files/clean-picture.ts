import sharp from 'sharp';

/** A photographed page of a bill stays readable, and a phone's picture shrinks to a tenth. */
const MAX_SIDE_PX = 2048;
const QUALITY = 82;
/** Somewhat more than a phone's largest picture. */
const MAX_PIXELS = 60_000_000;
const TIMEOUT_S = 8;

/**
 * Encodes a picture again: upright, only its first frame, without camera metadata (such as the location) or hidden
 * data. Null for a file that only begins like a picture. HLP-10
 */
export async function cleanPicture(file: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
