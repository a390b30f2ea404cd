import type { PublicBrand } from '#domain/brands/public-brand.ts';

/** Title, description and keywords of every page that has none of its own. NAV-24 */
export function shellHead({ name, description }: PublicBrand) {
  return {
    meta: [
      { title: `Edicola · ${name}` },
      { name: 'description', content: description },
      { name: 'keywords', content: `edicola digitale, quotidiano, ${name}` },
    ],
  };
}
