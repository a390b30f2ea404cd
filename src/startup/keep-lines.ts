/** Changes of the spaces between words, tried in this order; without one that fits, they stay as they are. */
const WORD_SPACES = ['.03em', '.06em', '.09em', '.12em', '0em'];

/** Texts of the first view; measuring those of later parts would lay them out. */
const SHOWN_TEXTS = ':is(h1,h2,h3,p):not([data-later] *)';

/**
 * Headlines and paragraphs on the screen keep their number of lines, so that nothing below them moves: where a line
 * would be gained or lost, the spaces between words become a little narrower or wider.
 */
export function keepLines(change: () => void) {
  const texts = [...document.querySelectorAll<HTMLElement>(SHOWN_TEXTS)]
    .filter((text) => text.getBoundingClientRect().top < innerHeight)
    .map((text) => [text, text.offsetHeight] as const);
  change();
  for (const [text, height] of texts) {
    for (const space of WORD_SPACES) {
      const gained = text.offsetHeight - height;
      if (!gained) break;
      text.style.wordSpacing = gained > 0 ? `-${space}` : space;
    }
  }
}
