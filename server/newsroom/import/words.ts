import { isVisible, oneLine } from './visible-text.ts';

/** The words of a plain text. */
export const wordsOf = (text: string): string[] => oneLine(text).split(' ').filter(isVisible);
