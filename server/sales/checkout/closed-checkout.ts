import type { Checkout } from './checkout.ts';

/**
 * Checkout of a production system without a shop. It sells nothing, because a simulated card would give away what
 * others pay for: no order is opened or paid, and renewals are not paid. ACC-03
 */
export const closedCheckout = (): Checkout => ({
  kind: 'closed',
  name: 'chiusa',
  paymentType: 'Carta di credito',
  payAt: () => null,
  charge: async () => null,
  renew: async () => null,
});
