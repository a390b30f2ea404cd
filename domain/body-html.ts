const TABLE_OPEN =
  '<div class="table-scroll" role="region" aria-label="Tabella, scorri per vederla tutta" tabindex="0"><table';

/**
 * Puts tables into frames in which they scroll, also by keyboard, so that a wide one does not widen the page.
 */
export const withScrollableTables = (html: string): string =>
  html.replace(/<table(?=[\s>])/g, TABLE_OPEN).replaceAll('</table>', '</table></div>');
