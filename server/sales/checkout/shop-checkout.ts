import type { Checkout, Payable } from './checkout.ts';
import { signatureOf } from './shop-signature.ts';

/** Settings of an external shop; `{domain}` in its address is replaced by the paper's domain. */
export type ShopSettings = { url: string; secret: string };

/**
 * Checkout of the publisher's shop: the reader is sent there with the signed order, and the shop reports each payment
 * and renewal by its own calls (`shop-events.ts`, docs/shop.md). ACC-03
 */
export const shopCheckout = ({ url, secret }: ShopSettings): Checkout => ({
  kind: 'shop',
  name: 'negozio',
  paymentType: 'Shop del giornale',
  payAt: (payable) => orderAddress({ url, secret }, payable),
  charge: async () => null,
  renew: async () => null,
});

/** Address of the shop's payment page for an order; the signature covers the query parameters before it. */
function orderAddress(
  { url, secret }: ShopSettings,
  { brand, order, description, returnTo, now }: Payable,
): string {
  const address = new URL(url.replaceAll('{domain}', brand.domain));
  const parameters = new URLSearchParams({
    ordine: order.id,
    testata: brand.sigla,
    tipo: order.kind,
    descrizione: description,
    centesimi: String(order.cents),
    rinnovo: String(order.renewalCents),
    mesi: String(order.months),
    ritorno: returnTo,
    quando: String(Math.floor(now.getTime() / 1000)),
  });
  const signature = signatureOf(secret, parameters.get('quando') ?? '', parameters.toString());
  address.search = `${parameters}&firma=${signature}`;
  return address.href;
}
