import { withPreposition } from '#domain/brands/with-preposition.ts';

/** Name of an edition within a sentence: only the name of a place keeps its capital. */
const withCapitalOfPlace = (edition: string) => (edition === 'Nazionale' ? 'nazionale' : edition);

/** `Edizione nazionale`, `Edizione Latina`. */
export const editionTitle = (edition: string) => `Edizione ${withCapitalOfPlace(edition)}`;

export const frontPageStrings = {
  label: (paper: string, edition: string, date: string) =>
    `Prima pagina ${withPreposition('di', paper)}, edizione ${withCapitalOfPlace(edition)}, ${date}`,
  year: (year: number) => `Anno ${year}`,
  free: 'copia gratuita',
  pages: (count: number) => (count === 1 ? '1 pagina' : `${count} pagine`),
};
