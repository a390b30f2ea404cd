import type { Brand } from '#domain/brands/brand.ts';
import type { Product } from '#domain/products.ts';

/** What was bought, as mails and documents name it: `Il Messaggero digital+`. */
export const productName = ({ name }: Pick<Brand, 'name'>, product: Product): string =>
  `${name} ${product === 'rassegna' ? 'Rassegna Stampa' : product}`;

/** What an invoice is for: `Il Messaggero digital+ · 1 anno`. */
export const invoiceDescription = (
  brand: Pick<Brand, 'name'>,
  { product, months }: { product: Product; months: 1 | 12 },
): string => `${productName(brand, product)} · ${months === 12 ? '1 anno' : '1 mese'}`;
