import type { Brand, FrontPageLayout, Sigla } from '#domain/brands/brand.ts';

/** What a miniature front page knows of its newspaper. */
export type Paper = Pick<Brand, 'key' | 'name' | 'frontPage'> & {
  /** Year of the first issue and price: they stand in the line above the masthead of a large cover. */
  founded?: number;
  price?: string | null;
};

const LAYOUTS: Record<Sigla, FrontPageLayout> = {
  MG: 'broadsheet',
  LG: 'tabloid',
  CA: 'picture-first',
  EM: 'dense',
  QP: 'picture-first',
  GZ: 'dense',
};

/** Another paper of the group: the page holds the data of its own brand alone. */
export const foreignPaper = ({ sigla, name }: { sigla: Sigla; name: string }): Paper => ({
  key: sigla.toLowerCase() as Lowercase<Sigla>,
  name,
  frontPage: LAYOUTS[sigla],
});
