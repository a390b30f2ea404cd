import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { PageHead } from '#src/components/page-head.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { headStrings } from './strings.ts';

/** Loader data of these pages: their head. NAV-24 */
export const sessionHead = (
  brand: Pick<PublicBrand, 'name'>,
  page: keyof typeof headStrings,
): { head: PageHead } => ({ head: privateHead(brand, headStrings[page]) });
