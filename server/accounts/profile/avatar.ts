import sharp from 'sharp';
import { AVATAR_MESSAGES, MAX_AVATAR_BYTES } from '#domain/avatar.ts';
import { isPortrait } from '#domain/picture-signs.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { deleteAvatar, writeAvatar } from '../db/reader-avatars.ts';
import { newAvatarVersion } from './avatar-version.ts';

const SIDE = 256;
const QUALITY = 82;
/** A telephone's largest picture, and some more; what unpacks to more is no portrait. */
const MAX_PIXELS = 60_000_000;
const TIMEOUT_S = 8;

/** What the decoder found. AVIF is `heif` to it. */
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'heif'];

export type AvatarRefusal = (typeof AVATAR_MESSAGES)[keyof typeof AVATAR_MESSAGES];

/** A file as it is shown: upright, square, small, its first picture alone, with nothing that a camera wrote into it. */
export async function toAvatar(file: Uint8Array): Promise<{ webp: Uint8Array } | { refused: AvatarRefusal }> {
  if (file.byteLength > MAX_AVATAR_BYTES) return { refused: AVATAR_MESSAGES.size };
  if (!isPortrait(file)) return { refused: AVATAR_MESSAGES.kind };
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format, compression } = await picture.metadata();
    if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1'))
      return { refused: AVATAR_MESSAGES.kind };
    const webp = await picture
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { webp };
  } catch {
    return { refused: AVATAR_MESSAGES.unreadable };
  }
}

/** @returns the version under which it is found. */
export async function keepAvatar(
  orm: Orm,
  { readerId, now }: { readerId: string; now: Date },
  webp: Uint8Array,
): Promise<string> {
  const version = newAvatarVersion();
  await writeAvatar(orm, { readerId, version, webp, updatedAt: now });
  return version;
}

/** @returns what was taken away, as base64, for whoever thinks better of it. */
export async function removeAvatarOf(orm: Orm, readerId: string): Promise<string | null> {
  const webp = await deleteAvatar(orm, readerId);
  return webp && Buffer.from(webp).toString('base64');
}
