import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, CODE_SIGNS } from '#domain/validation/members.ts';

const oneOf = (signs: string) => signs.charAt(randomInt(signs.length));

/** Begins with a letter: in an address, digits alone, or digits around an E, would be read as a number. */
export const makeInviteCode = (): string =>
  oneOf(CODE_LETTERS) + Array.from({ length: CODE_LENGTH - 1 }, () => oneOf(CODE_SIGNS)).join('');
