import type { Brand, FrontPageLayout, Sigla } from '#domain/brands/brand.ts';

/** Data of the newspaper that a miniature front page needs. */
export type Paper = Pick<Brand, 'key' | 'name' | 'frontPage'> & {
  /** Year of the first issue and price: they are shown in the line above the masthead of a large cover. */
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

/** Another paper of the group, built from sigla and name because the page holds the data of its own brand only. */
export const groupPaper = ({ sigla, name }: { sigla: Sigla; name: string }): Paper => ({
  key: sigla.toLowerCase() as Lowercase<Sigla>,
  name,
  frontPage: LAYOUTS[sigla],
});
