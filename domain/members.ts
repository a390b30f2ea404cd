import type { Plan, Product } from './products.ts';

/** A plan that more than one reader reads on. */
export type SharedPlan = Exclude<Plan, 'personal'>;

export const isShared = (plan: Plan): plan is SharedPlan => plan !== 'personal';

/** How long an invite lasts. ACC-04 */
export const INVITE_DAYS = 7;

/** Who has a seat of a subscription: its holder, or a member. */
export type Member = { id: string; name: string; email: string; since: string };

/** An invite that nobody has used, by the specification's states: `to_send_activation` where its mail did not leave yet. */
export type Invite = {
  id: string;
  name: string;
  email: string;
  code: string;
  state: 'email_sent' | 'to_send_activation' | 'expired';
  sentAt: string | null;
  expiresAt: string;
};

/** The seats of a family's or a company's subscription, and who has them. ACC-04 */
export type Seats = {
  total: number;
  /** Invites take a seat, too. */
  used: number;
  holder: Member;
  members: readonly Member[];
  invites: readonly Invite[];
};

/** What a reader who took a seat has now. */
export type TakenSeat = { product: Product; plan: SharedPlan; holder: string };
