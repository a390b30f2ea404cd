import type { Role } from './brands/brand.ts';
import type { MenuRow } from './brands/public-brand.ts';
import type { Product, SubscriptionStatus } from './products.ts';

/** A notice of the account, as the server sends it. NOT-01 */
export type UserNotice = {
  id: number;
  type: 'error' | 'warning' | 'info';
  message: string;
  /** Milliseconds for which it is shown; null if it stays until it is dismissed. */
  timeout: number | null;
  link: string | null;
  linkText: string | null;
};

/** The signed-in reader, as header and menu show it. SES-02 */
export type ShortUser = {
  /** Names the account on a device and marks the data stored for it. */
  id: string;
  avatar: string | null;
  name: string;
  username: string;
  email: string;
  /** Notices by the path of the menu entry that they badge. NOT-03 */
  notices: Readonly<Record<string, readonly UserNotice[]>>;
  subscribed: boolean;
  consent: boolean;
  digital: boolean;
  pressReview: boolean;
  company: boolean;
  family: boolean;
  secondary: boolean;
  /** Whether the reader may open the news chatbot. NAV-15 */
  chatbot: boolean;
  /** The menu entries that this reader may open. ROL-02 */
  menu: readonly MenuRow[];
};

/** The subscription shown on the account page. */
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
  /** Bearer token of this session on this origin; null if the browser is identified only by its cookie. */
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

/** The tags that decide which menu entries are shown. ROL-01 */
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
