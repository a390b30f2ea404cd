import { fold } from './text.ts';

/** Words that begin an Italian surname rather than belong to the given name. */
const PARTICLES = new Set(
  'd da dal dall dalla dalle de degli dei del dell della delle di la le lo li san santa van von'.split(' '),
);

/**
 * The sort key of an author: `Marco De Santis` gives `de santis marco`. The surname begins at its first particle, else
 * it is the last word.
 */
export function sortingName(name: string): string {
  const words = fold(name).split(/\s+/).filter(Boolean);
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(word));
  const start = particle > 0 && particle < words.length - 1 ? particle : Math.max(0, words.length - 1);
  return [...words.slice(start), ...words.slice(0, start)].join(' ');
}

/** The letter of the index under which a name is listed; `#` if it begins with no letter. */
export function indexLetter(name: string): string {
  const first = sortingName(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
