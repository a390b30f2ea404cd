import type { Plan, Product } from './products.ts';

/** A plan that several readers share. */
export type SharedPlan = Exclude<Plan, 'personal'>;

export const isShared = (plan: Plan): plan is SharedPlan => plan !== 'personal';

/** How long an invite lasts. ACC-04 */
export const INVITE_DAYS = 7;

/** A person with a seat of a subscription: its holder, or a member. */
export type Member = { id: string; name: string; email: string; since: string };

/** An unused invite, with the specification's states: `to_send_activation` if its e-mail has not been sent yet. */
export type Invite = {
  id: string;
  name: string;
  email: string;
  code: string;
  state: 'email_sent' | 'to_send_activation' | 'expired';
  sentAt: string | null;
  expiresAt: string;
};

/** The seats of a family's or a company's subscription, and the people who have them. ACC-04 */
export type Seats = {
  total: number;
  /** Seats in use; an invite counts too. */
  used: number;
  holder: Member;
  members: readonly Member[];
  invites: readonly Invite[];
};

/** A reader's access after taking a seat. */
export type TakenSeat = { product: Product; plan: SharedPlan; holder: string };
