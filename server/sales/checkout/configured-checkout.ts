import type { CheckoutKind } from '#domain/orders.ts';
import type { Checkout } from './checkout.ts';
import { closedCheckout } from './closed-checkout.ts';
import { embeddedCheckout } from './embedded-checkout.ts';
import { type ShopSettings, shopCheckout } from './shop-checkout.ts';

type Settings = {
  /** The configured shop, if there is one. */
  checkout: ShopSettings | null;
  /** Whether the settings declare this system a production one. */
  isProductionSet: boolean;
};

/**
 * Checkout according to the settings: the configured shop; else in production one that sells nothing, and
 * elsewhere one of this app with simulated cards.
 */
export function configuredCheckout({ checkout, isProductionSet }: Settings): Checkout {
  if (checkout) return shopCheckout(checkout);
  return isProductionSet ? closedCheckout() : embeddedCheckout();
}

/** Kind of the configured checkout, for pages rendered before a purchase. */
export const checkoutKindOf = (settings: Settings): CheckoutKind => configuredCheckout(settings).kind;
