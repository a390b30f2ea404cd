import { fold, wordsOf } from '#domain/text.ts';
import { stretchesOf } from './figures.ts';

/** A first name and a surname, also with a particle: `Orietta Ghiglione`, `Leonardo da Vinci`. */
const FULL_NAME =
  /(?<!\p{L})(?!(?:Il|Lo|La|I|Gli|Le|Un|Una|Uno|Nel|Nella|Al|Alla|Dal|Dalla|Per|Con|Da|Di|In|A|E|Ma|Se|San|Santa|Val|Via|Piazza|Monte)\s)\p{Lu}[\p{Ll}’']+(?:\s+(?:d[aei]l?l?[ao]?\s+)?\p{Lu}[\p{Ll}’']+)+/gu;
/** What a single name is worth beside a full one: it may be that of a town or an office. */
const SURNAME = 0.6;

/** How well the names of a sentence may be those of the person who is asked for: that none of the question's is. */
export function namesOther(sentence: string, question: string): number {
  const asked = new Set(wordsOf(fold(question)));
  const isOther = (name: string) => !wordsOf(fold(name)).some((word) => asked.has(word));
  if (stretchesOf(sentence, FULL_NAME).some(isOther)) return 1;
  const names = wordsOf(sentence).filter((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word));
  return names.some(isOther) ? SURNAME : 0;
}
