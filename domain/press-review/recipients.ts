/** A recipient of the review by mail. PRS-03 */
export type Recipient = {
  id: number;
  email: string;
  /** Empty if it is not known. */
  name: string;
  groups: readonly string[];
  /** `unsubscribed` by the recipient, `bounced` by their mail server: nothing is sent to either. */
  status: 'active' | 'unsubscribed' | 'bounced';
  /** When the status began. */
  since: string;
  /** The mail server's reply, if the address bounced. */
  reason: string | null;
};

export type NewRecipient = Pick<Recipient, 'email' | 'name' | 'groups'>;

/** Result of an import of recipients; an address that was listed already gets the new groups besides its own. */
export type RecipientImport = {
  added: number;
  changed: number;
  /**
   * Addresses that were not added: invalid, unsubscribed by their recipient, or more than the list may hold.
   */
  refused: readonly { email: string; reason: 'invalid' | 'unsubscribed' | 'too-many' }[];
};

export const MAX_RECIPIENTS = 1000;
export const MAX_GROUP_NAME = 60;
export const MAX_RECIPIENT_NAME = 120;
export const MAX_RECIPIENT_GROUPS = 20;
