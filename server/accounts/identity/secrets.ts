import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits in base64url: a cookie, a bearer, a code or a ticket. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What looks like a secret; anything else was never one of ours, and needs no database to be refused. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** All that is stored of a secret: SHA-256 in hex. A random secret of this size needs no salt and no slow hash. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
