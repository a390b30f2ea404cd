import type { Checkout } from './checkout.ts';

/**
 * Where the product runs in earnest and no shop is set up: nothing is sold, for a simulated card would give away what
 * others pay for. No order is opened or paid, and a renewal is not paid. ACC-03
 */
export const closedCheckout = (): Checkout => ({
  kind: 'closed',
  name: 'chiusa',
  paymentType: 'Carta di credito',
  payAt: () => null,
  charge: async () => null,
  renew: async () => null,
});
