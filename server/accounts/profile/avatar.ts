import sharp from 'sharp';
import { MAX_AVATAR_BYTES } from '#domain/avatar.ts';
import { isAccountPicture } from '#domain/picture-types.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { deleteAvatar, writeAvatar } from '../db/reader-avatars.ts';
import { newAvatarVersion } from './avatar-version.ts';

const SIDE_PX = 256;
const QUALITY = 82;
/** Limit of a picture's pixels, somewhat more than phones take; a larger one is refused. */
const MAX_PIXELS = 60_000_000;
const TIMEOUT_S = 8;

/** Formats that are accepted, as sharp names them; it calls AVIF `heif`. */
const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'heif'];

type AvatarRefusal = 'avatar-size' | 'avatar-kind' | 'avatar-unreadable';

/**
 * Converts an uploaded picture to the avatar that is shown: upright, square, small, first frame only, without metadata.
 */
export async function toAvatar(file: Uint8Array): Promise<Result<Uint8Array, AvatarRefusal>> {
  if (file.byteLength > MAX_AVATAR_BYTES) return failure('avatar-size');
  if (!isAccountPicture(file)) return failure('avatar-kind');
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format, compression } = await picture.metadata();
    if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1'))
      return failure('avatar-kind');
    const webp = await picture
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover', position: 'centre' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return success(webp);
  } catch {
    return failure('avatar-unreadable');
  }
}

/** @returns the version that is part of the picture's address. */
export async function storeAvatar(
  orm: Orm,
  { readerId, now }: { readerId: string; now: Date },
  webp: Uint8Array,
): Promise<string> {
  const version = newAvatarVersion();
  await writeAvatar(orm, { readerId, version, webp, updatedAt: now });
  return version;
}

/** @returns the removed picture as base64, so that the reader can undo it. */
export async function removeAvatarOf(orm: Orm, readerId: string): Promise<string | null> {
  const webp = await deleteAvatar(orm, readerId);
  return webp && Buffer.from(webp).toString('base64');
}
