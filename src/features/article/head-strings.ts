import { withPreposition } from '#domain/brands/with-preposition.ts';

export const headStrings = {
  description: (section: string, paper: string, day: string) =>
    `${section}: l’articolo ${withPreposition('su', paper)} di ${day}.`,
};
