import type { Offer } from './brands/brand.ts';

/** The page where subscriptions are sold: a page of the newsstand, or a link to the paper's shop. */
export const SHOWCASE = '/vetrina';

/** The page about the press review, for readers without it. PRS-02 */
export const REVIEW_SHOP = '/vetrina/rassegna_stampa';

/** The page where an offer is bought. */
export const PURCHASE = '/vetrina/acquisto';

export const purchasePath = (offer: string, order?: string): string =>
  `${PURCHASE}?offerta=${encodeURIComponent(offer)}${order ? `&ordine=${order}` : ''}`;

/** The page for paying a failed renewal or registering another card. */
export const UPDATE_PAYMENT = '/user/subscriptions/payment';

/** Path of that page for one subscription. */
export const updatePaymentPath = (subscription: number, order?: string): string =>
  `${UPDATE_PAYMENT}?abbonamento=${subscription}${order ? `&ordine=${order}` : ''}`;

/** Address of the paper's shop, at the chosen offer if there is one. */
export function shopAddress(shopUrl: string, offers: readonly Offer[], chosen?: string): string {
  const offer = offers.find(({ id }) => id === chosen);
  return offer ? `${shopUrl}/?offerta=${offer.id}` : shopUrl;
}

/** Address of the press-review page in the paper's shop. PRS-02 */
export const reviewShopAddress = (shopUrl: string): string => `${shopUrl}/rassegna_stampa`;
