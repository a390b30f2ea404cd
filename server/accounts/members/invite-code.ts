import { randomInt } from 'node:crypto';
import { CODE_CHARACTERS, CODE_LENGTH, CODE_LETTERS } from '#domain/validation/members.ts';

const oneOf = (signs: string) => signs.charAt(randomInt(signs.length));

/**
 * Makes an invite code that begins with a letter: in an address, digits only, or digits around an E, would be read as a
 * number.
 */
export const makeInviteCode = (): string =>
  oneOf(CODE_LETTERS) + Array.from({ length: CODE_LENGTH - 1 }, () => oneOf(CODE_CHARACTERS)).join('');
