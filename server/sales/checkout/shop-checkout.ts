import type { Checkout, Payable } from './checkout.ts';
import { signatureOf } from './shop-signature.ts';

/** A shop that takes the money; `{domain}` of its address is the paper's. */
export type ShopSettings = { url: string; secret: string };

/**
 * A shop of the publisher's: the reader is sent there with the signed order, and it tells by calls of its own how each
 * payment and each renewal went (`shop-events.ts`, docs/shop.md). ACC-03
 */
export const shopCheckout = ({ url, secret }: ShopSettings): Checkout => ({
  kind: 'shop',
  name: 'negozio',
  paymentType: 'Shop del giornale',
  payAt: (payable) => orderAddress({ url, secret }, payable),
  charge: async () => null,
  renew: async () => null,
});

/** The shop's page with what is to be paid; the signature is over the query before it. */
function orderAddress(
  { url, secret }: ShopSettings,
  { brand, order, description, returnTo, now }: Payable,
): string {
  const address = new URL(url.replaceAll('{domain}', brand.domain));
  const said = new URLSearchParams({
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
  const signature = signatureOf(secret, said.get('quando') ?? '', said.toString());
  address.search = `${said}&firma=${signature}`;
  return address.href;
}
