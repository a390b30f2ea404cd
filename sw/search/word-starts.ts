/** Starts of the words of a text as a bit set: for most texts it rules out a word without reading them. */
export type WordStarts = Uint32Array;

const START_LETTERS = 4;
/** Number of bits; an article of usual length sets a tenth of them. */
const BIT_COUNT = 2048;
const BITS_AN_ITEM = 32;
/** Spreads values that differ in few bits: 2³² divided by the golden ratio. */
const HASH_FACTOR = 0x9e3779b1;
/** Shift after which a product is a number below `BITS`. */
const HASH_SHIFT = 21;

/**
 * Number of the bit for the letters from an index on; after a short word the letters that follow count too.
 */
function bitOf(text: string, from: number): number {
  let letters = 0;
  for (let index = from; index < from + START_LETTERS; index += 1)
    letters = (letters << 8) ^ text.charCodeAt(index);
  return Math.imul(letters, HASH_FACTOR) >>> HASH_SHIFT;
}

/** Bit set of a folded text, whose words have a space before and after each. */
export function wordStarts(words: string): WordStarts {
  const starts = new Uint32Array(BIT_COUNT / BITS_AN_ITEM);
  for (let index = words.indexOf(' '); index >= 0; index = words.indexOf(' ', index + 1)) {
    const bit = bitOf(words, index + 1);
    const item = Math.floor(bit / BITS_AN_ITEM);
    starts[item] = (starts[item] ?? 0) | (1 << (bit % BITS_AN_ITEM));
  }
  return starts;
}

/** Whether a word of the text may begin like this. True for a beginning that is too short to decide. */
export function mayBegin(starts: WordStarts, beginning: string): boolean {
  if (beginning.length < START_LETTERS) return true;
  const bit = bitOf(beginning, 0);
  return ((starts[Math.floor(bit / BITS_AN_ITEM)] ?? 0) & (1 << (bit % BITS_AN_ITEM))) !== 0;
}
