import sharp from 'sharp';

/** A page of a bill can still be read, and a telephone's picture weighs a tenth. */
const LONGEST_SIDE = 2048;
const QUALITY = 82;
/** A telephone's largest picture, and some more. */
const MAX_PIXELS = 60_000_000;
const TIMEOUT_S = 8;

/**
 * A picture made anew: upright, its first frame alone, with nothing that a camera wrote into it (such as where it was
 * taken) and nothing hidden behind it. Null of what only begins like one. HLP-10
 */
export async function cleanPicture(file: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
