/** Who gets the review by mail. PRS-03 */
export type Recipient = {
  id: number;
  email: string;
  /** Empty where nobody said it. */
  name: string;
  groups: readonly string[];
  /** `unsubscribed` by themselves, `bounced` by their mail server: nothing is sent to either. */
  status: 'active' | 'unsubscribed' | 'bounced';
  /** Since when. */
  since: string;
  /** What the mail server said of one that bounced. */
  reason: string | null;
};

export type NewRecipient = Pick<Recipient, 'email' | 'name' | 'groups'>;

/** What became of a list that was handed in; an address that was there gets the new groups besides its own. */
export type Imported = {
  added: number;
  changed: number;
  /** Those that are no addresses, or have unsubscribed themselves. */
  refused: readonly { email: string; reason: 'invalid' | 'unsubscribed' | 'too-many' }[];
};

export const MAX_RECIPIENTS = 1000;
export const MAX_GROUP_NAME = 60;
export const MAX_RECIPIENT_NAME = 120;
export const MAX_RECIPIENT_GROUPS = 20;
