const TABLE_OPEN =
  '<div class="table-scroll" role="region" aria-label="Tabella, scorri per vederla tutta" tabindex="0"><table';

/** A wide table scrolls within its own frame, also by keyboard, instead of pushing the page aside. */
export const withScrollableTables = (html: string): string =>
  html.replace(/<table(?=[\s>])/g, TABLE_OPEN).replaceAll('</table>', '</table></div>');
