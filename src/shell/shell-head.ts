import type { PublicBrand } from '#domain/brands/public-brand.ts';

/** Default title, description and keywords, for pages without their own. NAV-24 */
export function shellHead({ name, description }: PublicBrand) {
  return {
    meta: [
      { title: `Edicola · ${name}` },
      { name: 'description', content: description },
      { name: 'keywords', content: `edicola digitale, quotidiano, ${name}` },
    ],
  };
}
