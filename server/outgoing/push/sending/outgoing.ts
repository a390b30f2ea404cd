import type { BrowserSubscription } from '../read-subscription.ts';

/** How soon a device is woken for a message. RFC 8030 */
export type Urgency = 'very-low' | 'low' | 'normal' | 'high';

/** One message for one device. PSH-02 */
export type Outgoing = {
  subscription: BrowserSubscription;
  payload: string | Uint8Array;
  /** Number of seconds for which the push service stores it while the device is off. */
  ttl: number;
  urgency: Urgency;
  /** The device gets only the last of waiting messages with the same topic. */
  topic?: string | undefined;
};

/** The result of a message at its push service. */
export type Outcome =
  | { kind: 'accepted' }
  /** The subscription has ended permanently. */
  | { kind: 'gone' }
  /** To be sent again, not before `after`; if it is null, the sender decides when. */
  | { kind: 'later'; after: Date | null }
  /** The service refuses this message permanently. */
  | { kind: 'refused'; status: number }
  /** Not sent, because the message can never be sent. */
  | { kind: 'unsendable'; why: 'endpoint' | 'keys' | 'size' }
  /** No answer: it may have arrived. `why` is an error's code, for the log. */
  | { kind: 'unreachable'; why: string };

/** Room for the payload in a record of 4,096 bytes, the most that a push service has to accept: RFC 8291, 4. */
export const MAX_PAYLOAD_BYTES = 3993;
