import { redirect } from '@tanstack/react-router';
import { ApiError } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { SHOWCASE, shopAddress } from '#domain/showcase.ts';
import { offerTerms } from '#src/components/offer-terms.ts';
import { pageHead } from '#src/components/page-head.ts';
import { headStrings } from './strings.ts';

/**
 * The offers and the head of their page. For papers whose offers the shop shows: @throws Redirect to the
 * shop, or ApiError `offline`.
 */
export function loadShowcase({ name, origin, offers, showcase, shopUrl }: PublicBrand, chosen?: string) {
  // Offline, the shop would be the browser's own error page. On the server `navigator.onLine` is undefined. NAV-20
  if (showcase === 'out' && navigator.onLine === false) {
    throw new ApiError('offline', { operation: 'openShop' });
  }
  if (showcase === 'out') throw redirect({ href: shopAddress(shopUrl, offers, chosen), statusCode: 302 });
  const terms = offerTerms(offers);
  const prices = terms.map((offer) => `${offer.name} ${offer.price}`).join(', ');
  return {
    offers: terms,
    head: pageHead({
      title: headStrings.showcase(name),
      description: headStrings.description(name, prices),
      url: origin + SHOWCASE,
      keywords: ['abbonamenti', name],
    }),
  };
}
