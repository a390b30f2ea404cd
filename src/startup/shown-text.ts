import { PASSAGE_IDS } from '#domain/passages.ts';

/** Spaces between words that `keep-lines.ts` has changed. */
const WORD_SPACING = / style="word-spacing[^"]*"/g;

/**
 * The text of the article that the server has written into the page, which the router's data does not repeat: without
 * the passage IDs and the spacing of `keep-lines.ts`.
 */
export const shownText = (): string =>
  [...document.querySelectorAll('[data-text]')]
    .map(({ innerHTML }) => innerHTML)
    .join('')
    .replace(PASSAGE_IDS, '')
    .replace(WORD_SPACING, '');
