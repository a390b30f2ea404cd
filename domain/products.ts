import type { Access } from './access.ts';
import { ACCESS_LEVELS } from './access.ts';
import { addDays } from './dates.ts';
import type { Day } from './newsstand.ts';

/** The products on sale. */
export const PRODUCTS = ['online', 'digital', 'digital+', 'consent', 'rassegna', 'mobile'] as const;
export type Product = (typeof PRODUCTS)[number];

/** The kind of holder that a subscription is for. */
export type Plan = 'personal' | 'family' | 'company';

/** States of a subscription, as named in section 4 of the specification. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'to_activate',
  'new',
  'not_paid',
  'to_send_activation',
  'email_sent',
  'expired',
  'subscription_expired',
  'suspended',
  'renewed',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Access that a product gives. */
type Opens = {
  /** The highest level of articles that it opens, and the packages of issues with them. */
  access: Access;
  /** Whether it opens the press review. ROL-05 */
  pressReview: boolean;
  /** Kinds of the news chatbot that it opens, for readers with access to the chatbot. RAG-01 */
  chatbot: readonly ('digital' | 'online')[];
};

/** Access that each product gives, in one table for server and page. ROL-06 */
export const OPENS: Record<Product, Opens> = {
  /** Reading without profiling: opens what is free. */
  consent: { access: 'free', pressReview: false, chatbot: [] },
  rassegna: { access: 'free', pressReview: true, chatbot: [] },
  online: { access: 'online', pressReview: false, chatbot: ['online'] },
  /** The digital edition, bought in an app store. */
  mobile: { access: 'digital', pressReview: false, chatbot: ['digital'] },
  digital: { access: 'digital', pressReview: false, chatbot: ['online', 'digital'] },
  'digital+': { access: 'digital+', pressReview: false, chatbot: ['online', 'digital'] },
};

/** The fields of a subscription that decide what it opens. */
export type Holding = {
  product: Product;
  plan: Plan;
  role: 'holder' | 'secondary';
  status: SubscriptionStatus;
  /** Whether it renews automatically. */
  recurring: boolean;
  /** The last day on which it is valid; null without an end. */
  endsOn: Day | null;
  /** The day of the next renewal, or of the renewal that failed. */
  renewsOn: Day | null;
  devices: number;
};

const RUNNING: readonly SubscriptionStatus[] = ['active', 'renewed'];

/** How many days a subscription stays open after its renewal was not paid. ACC-03 */
export const GRACE_DAYS = 7;

type Paid = Pick<Holding, 'status' | 'recurring' | 'renewsOn'>;

/** The last day on which a subscription with an unpaid renewal opens anything; null for all others. ACC-03 */
export const graceUntil = ({ status, recurring, renewsOn }: Paid): Day | null =>
  status === 'not_paid' && recurring && renewsOn !== null ? addDays(renewsOn, GRACE_DAYS) : null;

/** Whether a subscription opens anything today. */
export function isRunning(one: Paid & Pick<Holding, 'endsOn'>, today: Day): boolean {
  const inForce = RUNNING.includes(one.status) || (graceUntil(one) ?? '') >= today;
  return inForce && (one.endsOn === null || one.endsOn >= today);
}

/** What a reader's subscriptions open together, with the flags for the account's roles. ROL-01, SES-04 */
export type Entitlements = {
  access: Access;
  /** Whether a subscription opens more articles than the free ones. */
  subscribed: boolean;
  pressReview: boolean;
  consent: boolean;
  products: readonly Product[];
  chatbot: readonly ('digital' | 'online')[];
  /** Number of devices at the same time; 1, as specified, unless a subscription allows more. SES-08 */
  devices: number;
  family: boolean;
  company: boolean;
  /** Whether the reader has a seat on another reader's subscription. */
  secondary: boolean;
};

export const NO_ENTITLEMENTS: Entitlements = {
  access: 'free',
  subscribed: false,
  pressReview: false,
  consent: false,
  products: [],
  chatbot: [],
  devices: 1,
  family: false,
  company: false,
  secondary: false,
};

export function entitlementsOf(holdings: readonly Holding[], today: Day): Entitlements {
  const running = holdings.filter((holding) => isRunning(holding, today));
  const products = PRODUCTS.filter((product) => running.some((holding) => holding.product === product));
  const opened = products.map((product) => OPENS[product]);
  const access = [...ACCESS_LEVELS].reverse().find((level) => opened.some((one) => one.access === level));
  return {
    access: access ?? 'free',
    subscribed: access !== undefined && access !== 'free',
    pressReview: opened.some(({ pressReview }) => pressReview),
    consent: products.includes('consent'),
    products,
    chatbot: (['digital', 'online'] as const).filter((kind) =>
      opened.some(({ chatbot }) => chatbot.includes(kind)),
    ),
    devices: Math.max(1, ...running.map(({ devices }) => devices)),
    family: running.some(({ plan }) => plan === 'family'),
    company: running.some(({ plan }) => plan === 'company'),
    secondary: running.some(({ role }) => role === 'secondary'),
  };
}
