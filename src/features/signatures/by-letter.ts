import type { SignatureOverview } from '#domain/newsstand.ts';
import { indexLetter } from '#domain/signature-order.ts';

export type LetterGroup = { letter: string; overviews: SignatureOverview[] };

/** Groups authors, who are already sorted, under the letters of the index; those without a letter are last. */
export function byLetter(overviews: readonly SignatureOverview[]): LetterGroup[] {
  const groups = new Map<string, SignatureOverview[]>();
  for (const overview of overviews) {
    const letter = indexLetter(overview.signature.name);
    groups.set(letter, [...(groups.get(letter) ?? []), overview]);
  }
  return [...groups]
    .map(([letter, group]) => ({ letter, overviews: group }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || (a.letter < b.letter ? -1 : 1));
}
