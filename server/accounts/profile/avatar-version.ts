import { randomBytes } from 'node:crypto';

/** Makes 192 random bits, so that a picture can be found only by its address. */
export const newAvatarVersion = (): string => randomBytes(24).toString('base64url');

export const isAvatarVersion = (text: string): boolean => /^[\w-]{32}$/.test(text);
