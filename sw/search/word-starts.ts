/** How the words of a text begin, as bits: says of most texts that a word does not stand in them, without reading them. */
export type WordStarts = Uint32Array;

const LETTERS = 4;
/** An article of usual length sets a tenth of them. */
const BITS = 2048;
const BITS_AN_ITEM = 32;
/** Spreads what differs in few bits: 2³² divided by the golden ratio. */
const SPREAD = 0x9e3779b1;
/** Leaves as many bits of a product as number the `BITS`. */
const SHIFT = 21;

/** Of the letters from a place on; what follows a short word counts too. */
function bitOf(text: string, from: number): number {
  let letters = 0;
  for (let at = from; at < from + LETTERS; at += 1) letters = (letters << 8) ^ text.charCodeAt(at);
  return Math.imul(letters, SPREAD) >>> SHIFT;
}

/** Of a folded text, whose words have a space before and after each. */
export function wordStarts(words: string): WordStarts {
  const starts = new Uint32Array(BITS / BITS_AN_ITEM);
  for (let at = words.indexOf(' '); at >= 0; at = words.indexOf(' ', at + 1)) {
    const bit = bitOf(words, at + 1);
    const item = Math.floor(bit / BITS_AN_ITEM);
    starts[item] = (starts[item] ?? 0) | (1 << (bit % BITS_AN_ITEM));
  }
  return starts;
}

/** Whether a word of the text may begin so. What is too short to tell may. */
export function mayBegin(starts: WordStarts, beginning: string): boolean {
  if (beginning.length < LETTERS) return true;
  const bit = bitOf(beginning, 0);
  return ((starts[Math.floor(bit / BITS_AN_ITEM)] ?? 0) & (1 << (bit % BITS_AN_ITEM))) !== 0;
}
