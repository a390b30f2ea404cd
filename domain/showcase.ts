import type { Offer } from './brands/brand.ts';

/** Where subscriptions are sold: a page of the newsstand, or the way to the paper's shop. */
export const SHOWCASE = '/vetrina';

/** About the press review, for those who have none. PRS-02 */
export const REVIEW_SHOP = '/vetrina/rassegna_stampa';

/** Where an offer is bought. */
export const PURCHASE = '/vetrina/acquisto';

export const purchasePath = (offer: string, order?: string): string =>
  `${PURCHASE}?offerta=${encodeURIComponent(offer)}${order ? `&ordine=${order}` : ''}`;

/** Where a renewal that was not paid is paid, or another card is given. */
export const UPDATE_PAYMENT = '/user/subscriptions/payment';

/** Of one subscription. */
export const updatePaymentPath = (subscription: number, order?: string): string =>
  `${UPDATE_PAYMENT}?abbonamento=${subscription}${order ? `&ordine=${order}` : ''}`;

/** The paper's shop, at one of its offers where the reader has chosen one. */
export function shopAddress(shopUrl: string, offers: readonly Offer[], chosen?: string): string {
  const offer = offers.find(({ id }) => id === chosen);
  return offer ? `${shopUrl}/?offerta=${offer.id}` : shopUrl;
}

/** The same page in the paper's shop. PRS-02 */
export const reviewShopAddress = (shopUrl: string): string => `${shopUrl}/rassegna_stampa`;
