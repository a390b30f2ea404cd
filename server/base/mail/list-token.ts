import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits in base64url: whoever has the token can only unsubscribe from one recurring mail. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether a text has the form of our tokens. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
