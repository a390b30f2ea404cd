import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { PageHead } from '#src/components/page-head.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { headStrings } from './strings.ts';

/** What the loaders of these pages give. NAV-24 */
export const sessionHead = (
  brand: Pick<PublicBrand, 'name'>,
  page: keyof typeof headStrings,
): { head: PageHead } => ({ head: privateHead(brand, headStrings[page]) });
