import type { Brand } from './brands/brand.ts';
import type { PublicBrand } from './brands/public-brand.ts';
import type { ArticleSummary } from './newsstand.ts';

/** Size of the preview that other sites show of a shared link; all of them accept it. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** Version of the drawing: raise it when previews are drawn differently. */
const DESIGN_VERSION = '1';

const FNV_PRIME = 0x01000193;

function hashFrom(seed: number, text: string): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/**
 * Hash of the contents of a preview, which tells an outdated preview from a current one. It is no protection: FNV-1a
 * with two seeds.
 */
function versionOf(parts: readonly string[]): string {
  const text = [DESIGN_VERSION, ...parts].join('\n');
  return hashFrom(0x811c9dc5, text) + hashFrom(0x01000193, text);
}

type PreviewedArticle = Pick<ArticleSummary, 'id' | 'title' | 'section' | 'picture'>;

/**
 * Path of the picture that represents an article when a link to it is shared. The path changes when the picture would
 * look different. NAV-24
 */
export const articlePreviewPath = (
  { key }: Pick<Brand, 'key'>,
  { id, title, section, picture }: PreviewedArticle,
): string => `/anteprima/articolo/${id}-${versionOf([key, title, section.name, picture?.id ?? ''])}.jpg`;

type PreviewedPaper = Pick<PublicBrand, 'key' | 'description'>;

/** Path of the picture for every other page of a paper. */
export const paperPreviewPath = ({ key, description = '' }: PreviewedPaper): string =>
  `/anteprima/edicola-${versionOf([key, description])}.jpg`;
