import type { Brand } from './brands/brand.ts';
import type { PublicBrand } from './brands/public-brand.ts';
import type { ArticleSummary } from './newsstand.ts';

/** What other sites show of a shared link, in the size all of them take. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Grows when previews are drawn in another way. */
const DESIGN = '1';

const FNV_PRIME = 0x01000193;

function hashFrom(seed: number, text: string): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** Tells what a preview was made of from what it would be made of now; nobody is kept out by it. FNV-1a, twice. */
function versionOf(parts: readonly string[]): string {
  const text = [DESIGN, ...parts].join('\n');
  return hashFrom(0x811c9dc5, text) + hashFrom(0x01000193, text);
}

type Previewed = Pick<ArticleSummary, 'id' | 'title' | 'section' | 'picture'>;

/** The picture that stands for an article where a link to it is shared: another one as soon as it would look different. NAV-24 */
export const articlePreviewPath = (
  { key }: Pick<Brand, 'key'>,
  { id, title, section, picture }: Previewed,
): string => `/anteprima/articolo/${id}-${versionOf([key, title, section.name, picture?.id ?? ''])}.jpg`;

type PreviewedPaper = Pick<PublicBrand, 'key' | 'description'>;

/** The one that stands for every other page of a paper. */
export const paperPreviewPath = ({ key, description = '' }: PreviewedPaper): string =>
  `/anteprima/edicola-${versionOf([key, description])}.jpg`;
