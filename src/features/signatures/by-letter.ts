import type { SignatureDigest } from '#domain/newsstand.ts';
import { indexLetter } from '#domain/signature-order.ts';

export type LetterGroup = { letter: string; digests: SignatureDigest[] };

/** Groups authors, who are already sorted, under the letters of the index; those without a letter are last. */
export function byLetter(digests: readonly SignatureDigest[]): LetterGroup[] {
  const groups = new Map<string, SignatureDigest[]>();
  for (const digest of digests) {
    const letter = indexLetter(digest.signature.name);
    groups.set(letter, [...(groups.get(letter) ?? []), digest]);
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, digests: group }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || (a.letter < b.letter ? -1 : 1));
}
