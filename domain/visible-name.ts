const INVISIBLE = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Characters that join or separate the letters of scripts like Arabic, or the parts of an emoji. */
const JOINER = '(?:\\u200c|\\u200d)';
const JOINED = '[\\p{Lo}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]';
const USELESS_JOINER = new RegExp(`(?<!${JOINED})${JOINER}|${JOINER}(?!${JOINED})`, 'gu');

/** A name without invisible characters, which would make two names that look the same differ. */
export const shownSigns = (text: string): string => text.replace(INVISIBLE, '').replace(USELESS_JOINER, '');
