import type { ArticleText, Edition, Picture, SectionRef } from './newsstand.ts';

/**
 * Placeholders of an article whose page is made on the device: words in braces, which no article contains.
 * The server renders this specimen like any other page, and the worker replaces the placeholders with an
 * article. OFF-01
 */
export const SPECIMEN_DAY = '1999-01-01';
export const SPECIMEN_EDITION: Edition = { id: 1, slug: 'edizione-campione', name: '{edizione}' };
export const SPECIMEN_SECTION: SectionRef = { id: 1, slug: 'sezione-campione', name: '{sezione}' };
export const SPECIMEN_PAGE = 987_654;
export const SPECIMEN_PATH = '/articolo/1/campione';

export const SPECIMEN = {
  title: '{titolo}',
  kicker: '{occhiello}',
  subtitle: '{sommario}',
  signature: '{firma}',
  body: '<p>{testo}</p>',
  caption: '{didascalia}',
  credit: '{credito}',
} as const;

const picture = (digit: string, width: number, height: number): Picture => ({
  id: digit.repeat(24),
  width,
  height,
  widths: [320],
  caption: SPECIMEN.caption,
  credit: SPECIMEN.credit,
});

/** One picture for each shape of frame: landscape, portrait, and very wide. */
export const SPECIMEN_PICTURES: Picture[] = [picture('a', 3, 2), picture('b', 2, 3), picture('c', 5, 2)];

export const SPECIMEN_TEXT: ArticleText = {
  id: 1,
  body: SPECIMEN.body,
  complete: true,
  words: 1,
  publishedAt: `${SPECIMEN_DAY}T12:00:00.000Z`,
  updatedAt: null,
  dateline: null,
  copyright: null,
  signatures: [{ slug: 'firma-campione', name: SPECIMEN.signature, picture: null }],
  pictures: SPECIMEN_PICTURES,
  topics: [],
};
