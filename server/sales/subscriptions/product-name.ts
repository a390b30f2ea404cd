import type { Brand } from '#domain/brands/brand.ts';
import type { Product } from '#domain/products.ts';

/** Name of a product in mails and documents: `Il Messaggero digital+`. */
export const productName = ({ name }: Pick<Brand, 'name'>, product: Product): string =>
  `${name} ${product === 'rassegna' ? 'Rassegna Stampa' : product}`;

/** Description of a purchase on an invoice: `Il Messaggero digital+ · 1 anno`. */
export const invoiceDescription = (
  brand: Pick<Brand, 'name'>,
  { product, months }: { product: Product; months: 1 | 12 },
): string => `${productName(brand, product)} · ${months === 12 ? '1 anno' : '1 mese'}`;
