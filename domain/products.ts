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
type ProductAccess = {
  /** The highest access level of the articles, and of the packages of issues with them. */
  access: Access;
  /** Whether it includes the press review. ROL-05 */
  pressReview: boolean;
  /** Kinds of the news chatbot that it includes, for readers with access to the chatbot. RAG-01 */
  chatbot: readonly ('digital' | 'online')[];
};

/** Access that each product gives, in one table for server and page. ROL-06 */
export const PRODUCT_ACCESS: Record<Product, ProductAccess> = {
  /** Reading the free articles without profiling. */
  consent: { access: 'free', pressReview: false, chatbot: [] },
  rassegna: { access: 'free', pressReview: true, chatbot: [] },
  online: { access: 'online', pressReview: false, chatbot: ['online'] },
  /** The digital edition, bought in an app store. */
  mobile: { access: 'digital', pressReview: false, chatbot: ['digital'] },
  digital: { access: 'digital', pressReview: false, chatbot: ['online', 'digital'] },
  'digital+': { access: 'digital+', pressReview: false, chatbot: ['online', 'digital'] },
};

/** The fields of a subscription that decide which access it gives. */
export type SubscriptionFields = {
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
  gift: boolean;
  /** Price of each renewal; null if none is charged here. */
  cents: number | null;
  devices: number;
};

const RUNNING_STATUSES: readonly SubscriptionStatus[] = ['active', 'renewed'];

/** Number of days for which a subscription keeps its access after a renewal that is not paid. ACC-03 */
export const GRACE_DAYS = 7;

type RenewalFields = Pick<SubscriptionFields, 'status' | 'recurring' | 'renewsOn'>;

/** The last day on which a subscription with an unpaid renewal gives access; null for all others. ACC-03 */
export const graceUntil = ({ status, recurring, renewsOn }: RenewalFields): Day | null =>
  status === 'not_paid' && recurring && renewsOn !== null ? addDays(renewsOn, GRACE_DAYS) : null;

/** The fields of a subscription that decide whether it gives access. */
export type AccessFields = RenewalFields & Pick<SubscriptionFields, 'product' | 'gift' | 'cents' | 'endsOn'>;

/**
 * Whether the renewal of a subscription was to be charged here longer ago than the grace period, and was neither paid
 * nor refused: nothing is charged while the holder is suspended or about to be deleted. App stores charge their own
 * themselves. ACC-03
 */
export function isRenewalOverdue(subscription: AccessFields, today: Day): boolean {
  const { status, recurring, renewsOn, product, gift, cents } = subscription;
  const isChargedHere = recurring && !gift && cents !== null && product !== 'mobile';
  if (!isChargedHere || renewsOn === null || !RUNNING_STATUSES.includes(status)) return false;
  return addDays(renewsOn, GRACE_DAYS) < today;
}

/** Whether a subscription gives access today. */
export function isRunning(subscription: AccessFields, today: Day): boolean {
  const hasAccessByStatus = RUNNING_STATUSES.includes(subscription.status)
    ? !isRenewalOverdue(subscription, today)
    : (graceUntil(subscription) ?? '') >= today;
  return hasAccessByStatus && (subscription.endsOn === null || subscription.endsOn >= today);
}

/**
 * The access that a reader's subscriptions give together, with the flags for the account's roles. ROL-01,
 * SES-04
 */
export type Entitlements = {
  access: Access;
  /** Whether a subscription gives access to more articles than the free ones. */
  subscribed: boolean;
  pressReview: boolean;
  consent: boolean;
  products: readonly Product[];
  chatbot: readonly ('digital' | 'online')[];
  /**
   * Number of devices that may be used at the same time; 1, as specified, unless a subscription allows more.
   * SES-08
   */
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

export function entitlementsOf(subscriptions: readonly SubscriptionFields[], today: Day): Entitlements {
  const running = subscriptions.filter((holding) => isRunning(holding, today));
  const products = PRODUCTS.filter((product) => running.some((holding) => holding.product === product));
  const accesses = products.map((product) => PRODUCT_ACCESS[product]);
  const access = [...ACCESS_LEVELS].reverse().find((level) => accesses.some((one) => one.access === level));
  return {
    access: access ?? 'free',
    subscribed: access !== undefined && access !== 'free',
    pressReview: accesses.some(({ pressReview }) => pressReview),
    consent: products.includes('consent'),
    products,
    chatbot: (['digital', 'online'] as const).filter((kind) =>
      accesses.some(({ chatbot }) => chatbot.includes(kind)),
    ),
    devices: Math.max(1, ...running.map(({ devices }) => devices)),
    family: running.some(({ plan }) => plan === 'family'),
    company: running.some(({ plan }) => plan === 'company'),
    secondary: running.some(({ role }) => role === 'secondary'),
  };
}
