const UNSEEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** What joins or parts the letters of a script like Arabic, or the parts of an emoji. */
const JOINER = '(?:\\u200c|\\u200d)';
const JOINED = '[\\p{Lo}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
const IDLE = new RegExp(`(?<!${JOINED})${JOINER}|${JOINER}(?!${JOINED})`, 'gu');

/** A name without signs that nobody sees: they must not tell two of them apart. */
export const shownSigns = (text: string): string => text.replace(UNSEEN, '').replace(IDLE, '');
