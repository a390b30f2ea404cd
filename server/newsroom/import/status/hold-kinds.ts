/** Matches a time up to which a text must not be printed: the sentence is about an embargo. */
const UNTIL_A_TIME =
  /(?<![\p{L}\d])(?:prima|fino|sino|before|until|till|hold for|avant|jusqu|antes|hasta|vor|bis)(?![\p{L}\d])[^,;]{0,30}?(?:\d|embarg|sperrfrist|domani|stasera|mezzanotte|mezzogiorno|tomorrow|tonight|midnight|noon|release|(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica|\w+day\b)/iu;

/**
 * What holds a text: an embargo, which ends at its time, or words that forbid or take back the text, whatever
 * the time.
 */
export type HoldKind = 'embargo' | 'forbidden';

/**
 * What a sentence or label states; `not-to-print` has the end of an embargo that is stated beside it, and is otherwise
 * `forbidden`.
 */
export type StatedKind = HoldKind | 'not-to-print';

/** The kind that counts if there are several. */
export function strictest(kinds: readonly StatedKind[]): HoldKind | null {
  if (kinds.includes('forbidden')) return 'forbidden';
  if (kinds.includes('embargo')) return 'embargo';
  return kinds.includes('not-to-print') ? 'forbidden' : null;
}

/** Matches words for a time: what must not be printed may be printed later. */
const NAMES_A_TIME = /\d|embarg|sperrfrist|\b(?:ora|ore|orario|time)\b/i;

/** What words not to print a text state: an embargo if they name a time. */
export const kindOfBan = (words: string): StatedKind =>
  UNTIL_A_TIME.test(words) || NAMES_A_TIME.test(words) ? 'embargo' : 'not-to-print';
