import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits in base64url: who has it may end one mail that comes again and again, and nothing else. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Anything else was never one of ours. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
