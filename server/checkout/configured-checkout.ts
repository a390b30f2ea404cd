import type { Checkout } from './checkout.ts';
import { embeddedCheckout } from './embedded-checkout.ts';
import { type ShopSettings, shopCheckout } from './shop-checkout.ts';

/** The shop that is set up, else the embedded one. */
export const configuredCheckout = (shop: ShopSettings | null): Checkout =>
  shop ? shopCheckout(shop) : embeddedCheckout();
