import type { SaidSubscription } from '../read-subscription.ts';

/** How soon a device is woken for a message. RFC 8030 */
export type Urgency = 'very-low' | 'low' | 'normal' | 'high';

/** One message for one device. PSH-02 */
export type Outgoing = {
  subscription: SaidSubscription;
  payload: string | Uint8Array;
  /** For how many seconds its push service keeps it while the device is off. */
  ttl: number;
  urgency: Urgency;
  /** Of those about the same that still wait for a device, it gets the last alone. */
  topic?: string | undefined;
};

/** What became of a message at its push service. */
export type Outcome =
  | { kind: 'accepted' }
  /** The subscription has ended, for good. */
  | { kind: 'gone' }
  /** To be sent again, not before `after`; where nothing is said, the sender of messages decides. */
  | { kind: 'later'; after: Date | null }
  /** The service does not want this message, however often it comes. */
  | { kind: 'refused'; status: number }
  /** Never sent, as it never could be. */
  | { kind: 'unsendable'; why: 'endpoint' | 'keys' | 'size' }
  /** No answer: it may have arrived. `why` is an error's code, for the log. */
  | { kind: 'unreachable'; why: string };

/** What is left of a record of 4,096 bytes, the most that a push service has to take: RFC 8291, 4. */
export const LARGEST_PAYLOAD = 3993;
