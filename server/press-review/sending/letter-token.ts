import { createHmac } from 'node:crypto';
import type { LetterRow } from '../db/press-letters.ts';

/** What a link of a letter is for: to read the review, or to get no more of them. */
type Use = 'read' | 'end';

/**
 * What the links of a letter carry: 256 bits that nobody can guess, the same whenever it is sent, so that of two that came
 * the first leads somewhere too.
 */
export const letterToken = (
  secret: string,
  { sendingId, id }: Pick<LetterRow, 'id' | 'sendingId'>,
  use: Use,
): string =>
  createHmac('sha256', secret).update(`press letter\n${use}\n${sendingId}\n${id}`).digest('base64url');
