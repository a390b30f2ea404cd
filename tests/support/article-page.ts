import { insides } from './html-words.ts';
import type { SamplePicture } from './sample-article.ts';

/** Body text of an article's page, joined where pictures interrupt it. */
export const bodyOf = (page: string): string => insides(page, /<(div)[^>]* data-text="">/g).join(' ');

/** The `srcset` that a page must have for a picture, with every width. */
export const srcSetOf = ({ id, widths }: SamplePicture): string =>
  widths.map((width) => `/immagini/${id}/${width}.avif ${width}w`).join(', ');

/**
 * The picture's address for browsers without AVIF: one medium width, as in
 * `src/components/picture.tsx`.
 */
export const fallbackOf = ({ id, widths }: SamplePicture): string =>
  `/immagini/${id}/${widths.findLast((width) => width <= 820)}.webp`;

/** Ids of the articles that a page links to. */
export const articleLinks = (page: string): Set<number> =>
  new Set([...page.matchAll(/href="\/articolo\/(\d+)/g)].map(([, id]) => Number(id)));

/** Describes how a found value differencesIn from the wanted one; empty where it does not. */
export const differencesIn = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`];
