import { PAPER_NAMES } from '#domain/brands/paper-names.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import { clipStrings as strings } from './strings.ts';

type ClipSource = Pick<Clip, 'newspaper' | 'edition' | 'alsoIn' | 'page' | 'author'>;

/** Where a clip was printed, and its author: `Il Messaggero · Roma · p. 9 · T. Ferrigno`. */
export function clipFacts({ newspaper, edition, alsoIn, page, author }: ClipSource): string {
  const parts = [
    PAPER_NAMES[newspaper],
    edition,
    page !== null && strings.page(page),
    author,
    alsoIn.length > 0 && strings.also(alsoIn.length),
  ];
  return parts.filter(Boolean).join(' · ');
}
