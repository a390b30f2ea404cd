import { PASSAGE_IDS } from '#domain/passages.ts';

/** The text of the article that the server has written into the page, which the router's data does not repeat. */
export const shownText = (): string =>
  [...document.querySelectorAll('[data-text]')]
    .map(({ innerHTML }) => innerHTML)
    .join('')
    .replace(PASSAGE_IDS, '');
