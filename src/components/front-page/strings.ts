import { withPreposition } from '#domain/brands/with-preposition.ts';

/** Only the name of a place keeps its capital. */
const named = (edition: string) => (edition === 'Nazionale' ? 'nazionale' : edition);

/** `Edizione nazionale`, `Edizione Latina`. */
export const editionTitle = (edition: string) => `Edizione ${named(edition)}`;

export const frontPageStrings = {
  label: (paper: string, edition: string, date: string) =>
    `Prima pagina ${withPreposition('di', paper)}, edizione ${named(edition)}, ${date}`,
  year: (year: number) => `Anno ${year}`,
  free: 'copia gratuita',
  pages: (count: number) => (count === 1 ? '1 pagina' : `${count} pagine`),
};
