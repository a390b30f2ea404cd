import { createHmac } from 'node:crypto';
import type { LetterRow } from '../db/press-letters.ts';

/**
 * Purpose of a link in a letter: to read the review, or (`end`) to unsubscribe. The token depends on this
 * word.
 */
type LinkPurpose = 'read' | 'end';

/**
 * Token in the links of a letter: 256 bits that nobody can guess. It is the same at every attempt, so if a letter
 * arrives twice, the links of both copies work.
 */
export const letterToken = (
  secret: string,
  { sendingId, id }: Pick<LetterRow, 'id' | 'sendingId'>,
  purpose: LinkPurpose,
): string =>
  createHmac('sha256', secret).update(`press letter\n${purpose}\n${sendingId}\n${id}`).digest('base64url');
