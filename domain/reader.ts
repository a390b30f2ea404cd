import type { Role } from './brands/brand.ts';
import type { MenuRow } from './brands/public-brand.ts';
import type { Product, SubscriptionStatus } from './products.ts';

/** A notice of the account, as the server tells it. NOT-01 */
export type UserNotice = {
  id: number;
  type: 'error' | 'warning' | 'info';
  message: string;
  /** Milliseconds it is shown; null until it is dismissed. */
  timeout: number | null;
  link: string | null;
  linkText: string | null;
};

/** Who is signed in, as header and menu show it. SES-02 */
export type ShortUser = {
  /** Names the account on a device, to mark what is kept for it. */
  id: string;
  avatar: string | null;
  name: string;
  username: string;
  email: string;
  /** By the path of the menu entry that they badge. NOT-03 */
  notices: Readonly<Record<string, readonly UserNotice[]>>;
  subscribed: boolean;
  consent: boolean;
  digital: boolean;
  pressReview: boolean;
  company: boolean;
  family: boolean;
  secondary: boolean;
  /** May open the news chatbot. NAV-15 */
  chatbot: boolean;
  /** The menu with what this reader may open. ROL-02 */
  menu: readonly MenuRow[];
};

/** The subscription that the account page shows. */
export type UserSubscription = {
  status: SubscriptionStatus;
  recurring: boolean;
  paymentType: string | null;
  paymentCategory: string | null;
  startsOn: string;
  endsOn: string | null;
  product: Product;
  duration: '1 mese' | '1 anno';
  renewsOn: string | null;
  cents: number | null;
  plan: 'personal' | 'family' | 'company';
  gift: boolean;
  secondary: boolean;
};

/** An account with its subscriptions. SES-11 */
export type User = {
  id: string;
  /** Bearer of this session on this origin; null where the browser is known by its cookie alone. */
  token: string | null;
  username: string;
  name: string;
  surname: string;
  avatar: string | null;
  email: string;
  subscribed: boolean;
  products: readonly Product[];
  company: boolean;
  companySubscribed: boolean;
  family: boolean;
  secondary: boolean;
  lastAccess: { at: string; device: string } | null;
  subscription: UserSubscription | null;
  devices: number;
};

/** A browser in which the account is signed in. SES-08 */
export type Device = {
  id: string;
  name: string;
  kind: 'phone' | 'tablet' | 'computer';
  current: boolean;
  signedInAt: string;
  lastUsedAt: string;
};

/** The tags by which menu entries are shown. ROL-01 */
export function tagsOf({
  company,
  subscribed,
  pressReview,
}: Pick<ShortUser, 'company' | 'subscribed' | 'pressReview'>): Role[] {
  return [
    company ? 'company' : 'person',
    subscribed ? 'subscribed' : 'notSubscribed',
    pressReview ? 'rassegnaSubscribed' : 'notRassegnaSubscribed',
  ];
}
