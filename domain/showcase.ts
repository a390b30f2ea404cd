import type { Offer } from './brands/brand.ts';

/** Where subscriptions are sold: a page of the newsstand, or the way to the paper's shop. */
export const SHOWCASE = '/vetrina';

/** The paper's shop, at one of its offers where the reader has chosen one. */
export function shopAddress(shopUrl: string, offers: readonly Offer[], chosen?: string): string {
  const offer = offers.find(({ id }) => id === chosen);
  return offer ? `${shopUrl}/?offerta=${offer.id}` : shopUrl;
}
