import type { CheckoutKind } from '#domain/orders.ts';
import type { Checkout } from './checkout.ts';
import { closedCheckout } from './closed-checkout.ts';
import { embeddedCheckout } from './embedded-checkout.ts';
import { type ShopSettings, shopCheckout } from './shop-checkout.ts';

type Settings = {
  /** The shop that is set up. */
  checkout: ShopSettings | null;
  /** Whether the product is said to run in production. */
  earnest: boolean;
};

/** The shop that is set up; else the embedded one, but where the product runs in earnest. */
export function configuredCheckout({ checkout, earnest }: Settings): Checkout {
  if (checkout) return shopCheckout(checkout);
  return earnest ? closedCheckout() : embeddedCheckout();
}

/** Which one that is, for pages that are written before anybody buys. */
export const checkoutKindOf = (settings: Settings): CheckoutKind => configuredCheckout(settings).kind;
