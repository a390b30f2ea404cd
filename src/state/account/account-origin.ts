import type { PublicBrand } from '#domain/brands/public-brand.ts';

/** Origin of the account site for this page's paper; the server writes it into every page. */
export function accountOrigin(): string {
  const written = document.getElementById('brand')?.textContent ?? '{}';
  return (JSON.parse(written) as Partial<PublicBrand>).accountOrigin ?? location.origin;
}
