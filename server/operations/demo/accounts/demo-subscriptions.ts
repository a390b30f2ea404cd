import type { Sigla } from '#domain/brands/brand.ts';
import { addDays } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Plan, Product } from '#domain/products.ts';
import type { NewSubscription } from '#server/accounts/db/subscriptions.ts';
import type { DemoKind } from './demo-readers.ts';

/** A subscription of the demonstration, with its dates in days from today. */
export type DemoSubscription = {
  /** Holder first, then the other members. */
  readers: readonly [DemoKind, ...DemoKind[]];
  product: Product;
  plan: Plan;
  months: 1 | 12;
  startsIn: number;
  cents: number;
  payment: string;
  devices?: number;
  seats?: number;
} /** Days until the renewal; below zero it was not paid. */ & (
  | { renewsIn: number }
  /** Days until the end; below zero it has ended. */
  | { endsIn: number }
);

const CARD = 'Carta di credito';

/** The subscriptions, the same on every paper. */
export const DEMO_SUBSCRIPTIONS: readonly DemoSubscription[] = [
  {
    readers: ['personal-online'],
    product: 'online',
    plan: 'personal',
    months: 1,
    startsIn: -18,
    renewsIn: 12,
    cents: 499,
    payment: CARD,
  },
  {
    readers: ['personal-digital'],
    product: 'digital',
    plan: 'personal',
    months: 12,
    startsIn: -165,
    renewsIn: 200,
    cents: 7999,
    payment: CARD,
  },
  {
    readers: ['personal-digital+'],
    product: 'digital+',
    plan: 'personal',
    months: 12,
    startsIn: -40,
    renewsIn: 325,
    cents: 11_999,
    payment: 'PayPal',
    devices: 3,
  },
  {
    readers: ['personal-digital+'],
    product: 'online',
    plan: 'personal',
    months: 1,
    startsIn: -93,
    renewsIn: -2,
    cents: 499,
    payment: CARD,
  },
  {
    readers: ['personal-online'],
    product: 'consent',
    plan: 'personal',
    months: 1,
    startsIn: -150,
    endsIn: -120,
    cents: 199,
    payment: CARD,
  },
  {
    readers: ['personal-consent'],
    product: 'consent',
    plan: 'personal',
    months: 1,
    startsIn: -9,
    renewsIn: 21,
    cents: 199,
    payment: CARD,
  },
  {
    readers: ['personal-mobile'],
    product: 'mobile',
    plan: 'personal',
    months: 1,
    startsIn: -3,
    renewsIn: 27,
    cents: 999,
    payment: 'Google Play',
  },
  {
    readers: ['personal-rassegna'],
    product: 'rassegna',
    plan: 'personal',
    months: 12,
    startsIn: -245,
    endsIn: 120,
    cents: 4999,
    payment: 'Bonifico',
  },
  {
    readers: ['family-holder', 'family-member'],
    product: 'digital',
    plan: 'family',
    months: 12,
    startsIn: -80,
    renewsIn: 285,
    cents: 12_999,
    payment: CARD,
    seats: 4,
  },
  {
    readers: ['company-holder', 'company-member'],
    product: 'digital',
    plan: 'company',
    months: 12,
    startsIn: -120,
    endsIn: 245,
    cents: 89_900,
    payment: 'Bonifico',
    seats: 10,
  },
  {
    readers: ['expiring'],
    product: 'digital',
    plan: 'personal',
    months: 12,
    startsIn: -355,
    endsIn: 10,
    cents: 7999,
    payment: CARD,
  },
  {
    readers: ['expired'],
    product: 'digital',
    plan: 'personal',
    months: 12,
    startsIn: -385,
    endsIn: -20,
    cents: 7999,
    payment: CARD,
  },
  {
    readers: ['suspended'],
    product: 'digital',
    plan: 'personal',
    months: 1,
    startsIn: -25,
    renewsIn: 5,
    cents: 999,
    payment: CARD,
  },
  {
    readers: ['company-domain'],
    product: 'digital',
    plan: 'personal',
    months: 12,
    startsIn: -60,
    renewsIn: 305,
    cents: 7999,
    payment: CARD,
  },
];

/** The row of a subscription on a paper today. */
export function subscriptionOn(brand: Sigla, demo: DemoSubscription, today: Day): NewSubscription {
  const { product, plan, months, cents, payment, devices = 1, seats = 1 } = demo;
  const isRecurring = 'renewsIn' in demo;
  return {
    brand,
    product,
    plan,
    months,
    cents,
    devices,
    seats,
    status: statusOf(demo),
    card: payment === CARD ? '4021' : null,
    recurring: isRecurring,
    paymentType: payment,
    paymentCategory: isRecurring ? 'Ricorrente' : 'Una tantum',
    startsOn: addDays(today, demo.startsIn),
    endsOn: 'endsIn' in demo ? addDays(today, demo.endsIn) : null,
    renewsOn: isRecurring ? addDays(today, demo.renewsIn) : null,
  };
}

function statusOf(demo: DemoSubscription): NewSubscription['status'] {
  if ('renewsIn' in demo) return demo.renewsIn < 0 ? 'not_paid' : 'active';
  return demo.endsIn < 0 ? 'expired' : 'active';
}
