import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/**
 * 256 random bits in base64url: a cookie, a bearer token, a code, the token of a link, or the ticket of a
 * sign-in beyond the device limit.
 */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * Whether a text has the form of a secret. Anything else was never issued here, and is refused without a database
 * query.
 */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** All that is stored of a secret: SHA-256 in hex. A random secret of this size needs no salt and no slow hash. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
