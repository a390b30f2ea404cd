import { createHmac } from 'node:crypto';
import type { LetterRow } from '../db/press-letters.ts';

/** Word for the purpose of a link, on which its token depends; letters that are retried need the same words. */
const PURPOSE_WORDS = { read: 'read', unsubscribe: 'end' } as const;

/**
 * Token in the links of a letter: 256 bits that nobody can guess. It is the same at every attempt, so if a letter
 * arrives twice, the links of both copies work.
 */
export const letterToken = (
  secret: string,
  { sendingId, id }: Pick<LetterRow, 'id' | 'sendingId'>,
  purpose: keyof typeof PURPOSE_WORDS,
): string =>
  createHmac('sha256', secret)
    .update(`press letter\n${PURPOSE_WORDS[purpose]}\n${sendingId}\n${id}`)
    .digest('base64url');
