import { fold, wordsOf } from '../text.ts';
import type { Clip } from './clip.ts';
import type { ClipFilters } from './desk.ts';

/** A clip with what filters look at folded beforehand: thousands are looked through at every key. */
export type PreparedClip<One extends Clip = Clip> = { clip: One; author: string };

export const prepareClip = <One extends Clip>(clip: One): PreparedClip<One> => ({
  clip,
  author: fold(clip.author),
});

type Filter = (prepared: PreparedClip) => boolean;

/** Whether a clip is one of those that are looked for. The words of the text are not looked at: the server finds them. */
export function clipFilter({ newspapers, edition, section, author, page }: ClipFilters): Filter {
  const signed = fold(author.trim());
  const filters: Filter[] = [];
  if (newspapers.length > 0) filters.push(({ clip }) => newspapers.includes(clip.newspaper));
  if (edition !== null) filters.push(({ clip }) => clip.edition === edition || clip.alsoIn.includes(edition));
  if (section !== null) filters.push(({ clip }) => clip.section === section);
  if (signed !== '') filters.push((prepared) => prepared.author.includes(signed));
  if (page !== null) filters.push(({ clip }) => clip.page === page);
  return (prepared) => filters.every((holds) => holds(prepared));
}

/** Whether all the words stand in what a clip is listed by: its text is the server's to look through. */
export function wordsFilter(text: string): (clip: Clip) => boolean {
  const words = wordsOf(fold(text));
  return ({ title, author, section }) => {
    const listed = fold(`${title} ${author} ${section}`);
    return words.every((word) => listed.includes(word));
  };
}

/** Whether filters leave anything out at all. */
export const looksForSomething = (filters: ClipFilters): boolean =>
  filters.text.trim() !== '' ||
  filters.newspapers.length > 0 ||
  filters.author.trim() !== '' ||
  [filters.edition, filters.section, filters.page].some((filter) => filter !== null);
