import { fold, wordsOf } from '../text.ts';
import type { Clip } from './clip.ts';
import type { ClipFilters } from './desk.ts';

/** A clip with its filtered fields folded beforehand, because thousands are filtered at every keystroke. */
export type PreparedClip<One extends Clip = Clip> = { clip: One; author: string };

export const prepareClip = <One extends Clip>(clip: One): PreparedClip<One> => ({
  clip,
  author: fold(clip.author),
});

type Filter = (prepared: PreparedClip) => boolean;

/** Whether a clip matches the filters. Words of the text are not checked here: the server searches them. */
export function clipFilter({ newspapers, edition, section, author, page }: ClipFilters): Filter {
  const signed = fold(author.trim());
  const filters: Filter[] = [];
  if (newspapers.length > 0) filters.push(({ clip }) => newspapers.includes(clip.newspaper));
  if (edition !== null) filters.push(({ clip }) => clip.edition === edition || clip.alsoIn.includes(edition));
  if (section !== null) filters.push(({ clip }) => clip.section === section);
  if (signed !== '') filters.push((prepared) => prepared.author.includes(signed));
  if (page !== null) filters.push(({ clip }) => clip.page === page);
  return (prepared) => filters.every((matches) => matches(prepared));
}

/** Whether all the words are in the listed data of a clip; its text is searched only by the server. */
export function wordsFilter(text: string): (clip: Clip) => boolean {
  const words = wordsOf(fold(text));
  return ({ title, author, section }) => {
    const listed = fold(`${title} ${author} ${section}`);
    return words.every((word) => listed.includes(word));
  };
}

/** Whether any filter is set. */
export const hasFilters = (filters: ClipFilters): boolean =>
  filters.text.trim() !== '' ||
  filters.newspapers.length > 0 ||
  filters.author.trim() !== '' ||
  [filters.edition, filters.section, filters.page].some((filter) => filter !== null);
