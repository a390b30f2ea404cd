import type { PublicBrand } from '#domain/brands/public-brand.ts';

/** Where the account site of this page's paper stands: the server writes it into every page. */
export function accountOrigin(): string {
  const written = document.getElementById('brand')?.textContent ?? '{}';
  return (JSON.parse(written) as Partial<PublicBrand>).accountOrigin ?? location.origin;
}
