import { redirect } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { getSupport } from '#api/site/get-support.ts';
import { ApiError } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { REVIEW_SHOP, reviewShopAddress } from '#domain/showcase.ts';
import { pageHead } from '#src/components/page-head.ts';
import { reviewHeadStrings as strings } from './review-strings.ts';

/**
 * Data and head of the page about the press review. For papers whose offers the shop shows: @throws Redirect
 * to the shop's own page, or ApiError `offline`. PRS-02
 */
export async function loadPressReviewOfferPage(
  api: () => Promise<Api>,
  { name, origin, showcase, shopUrl }: Pick<PublicBrand, 'name' | 'origin' | 'showcase' | 'shopUrl'>,
) {
  // Offline, the shop would be the browser's own error page. The same holds for the showcase. NAV-20
  if (showcase === 'out' && navigator.onLine === false) {
    throw new ApiError('offline', { operation: 'openShop' });
  }
  if (showcase === 'out') throw redirect({ href: reviewShopAddress(shopUrl), statusCode: 302 });
  const { phone, email } = await getSupport(await api());
  return {
    contacts: { phone, email },
    head: pageHead({
      title: strings.title(name),
      description: strings.description,
      url: origin + REVIEW_SHOP,
      keywords: [...strings.keywords, name],
    }),
  };
}
