import { insides } from './html-words.ts';
import type { SamplePicture } from './sample-article.ts';

/** The text of an article's page, in one piece where pictures stand between its parts. */
export const bodyOf = (page: string): string => insides(page, /<(div)[^>]* lang="it">/g).join(' ');

/** Where a page must name every width of a picture. */
export const srcSetOf = ({ id, widths }: SamplePicture): string =>
  widths.map((width) => `/immagini/${id}/${width}.avif ${width}w`).join(', ');

/** For browsers without AVIF: one middling width. */
export const fallbackOf = ({ id, widths }: SamplePicture): string =>
  `/immagini/${id}/${widths.findLast((width) => width <= 820)}.webp`;

/** The ids of the articles that a page leads to. */
export const articleLinks = (page: string): Set<number> =>
  new Set([...page.matchAll(/href="\/articolo\/(\d+)/g)].map(([, id]) => Number(id)));

/** Says how something that was found differs from what was wanted, or nothing. */
export const differs = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
