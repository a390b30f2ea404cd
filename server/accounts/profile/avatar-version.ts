import { randomBytes } from 'node:crypto';

/** 192 random bits: whoever does not know the address does not find the picture. */
export const newAvatarVersion = (): string => randomBytes(24).toString('base64url');

export const isAvatarVersion = (text: string): boolean => /^[\w-]{32}$/.test(text);
