/**
 * Characters that only shape or direct the letters beside them: joiners, soft hyphens, direction marks, kashidas,
 * variation selectors.
 */
const SHAPING =
  '\\u00ad\\u034f\\u061c\\u0640\\u180b-\\u180f\\u200c-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff';

/**
 * Accents and points, which readers leave out. Vowel signs, such as those of Devanagari and Thai, are letters and stay.
 */
const ACCENTS =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f' +
  '\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f';

const IGNORED = new RegExp(`[${SHAPING}${ACCENTS}]+`, 'gu');

/** Letters that do not decompose into a letter with an accent, and how readers type them. */
const TYPED_FORMS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ŀ: 'l',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĳ: 'ij',
  ſ: 's',
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ς: 'σ',
};
const HAS_TYPED_FORM = new RegExp(`[${Object.keys(TYPED_FORMS).join('')}]`, 'gu');

const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(IGNORED, '').replace(/[’'`]/g, ' ').toLowerCase();

/**
 * Normalizes a text for comparison in searches: lower case, without accents, apostrophes and shaping characters. It
 * matches `search_fold` in the database's migrations. The result is only compared, never shown.
 */
export const fold = (text: string): string =>
  withoutAccents(text)
    .normalize('NFC')
    .replace(HAS_TYPED_FORM, (letter) => TYPED_FORMS[letter] ?? letter);

/** `Città d’arte: il piano` → `citta-d-arte-il-piano`. Empty for a text without letters or digits. */
export function slugify(text: string): string {
  return withoutAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

/**
 * A run of Latin letters and digits, of which nearly all texts consist: looking up the class of each letter
 * takes twice as long.
 */
const LATIN_RUN = '[a-zA-Z0-9\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u017f]+';
/**
 * A letter or digit; marks and joiners after it belong to the word. A modifier that looks like an apostrophe separates
 * words.
 */
const LETTER = '(?!\\u02bc)[\\p{L}\\p{N}]';
export const WORD = new RegExp(
  `(?:${LATIN_RUN}|${LETTER})(?:${LATIN_RUN}|${LETTER}|[\\p{M}${SHAPING}])*`,
  'gu',
);

export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A text without the characters that only shape or direct its letters. */
export const withoutShaping = (text: string): string => text.replace(SHAPED, '');
const SHAPED = new RegExp(`[${SHAPING}]+`, 'gu');
