import { redirect } from '@tanstack/react-router';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { SHOWCASE, shopAddress } from '#domain/showcase.ts';
import { offerTerms } from '#src/paper/offer-terms.ts';
import { pageHead } from '#src/paper/page-head.ts';
import { headStrings } from './strings.ts';

/** The offers and the head of their page. @throws Redirect to the shop where the showcase stands there. */
export function loadShowcase({ name, origin, offers, showcase, shopUrl }: PublicBrand, chosen?: string) {
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
