import { fold } from '#domain/text.ts';

/** Letters and digits alone: signs, capitals and spaces tell no words apart. */
export const bare = (words: string): string => fold(words).replace(/[^\p{L}\p{N}]+/gu, '');
