import type { AlertMessage } from '../../db/alert-messages.ts';

const HOUR_S = 3600;

/** How long a message, or a digest from its time on, is worth delivering to a device that is off, in seconds. PSH-02 */
export const LIFETIME_S = {
  news: 24 * HOUR_S,
  exceptional: 6 * HOUR_S,
  edition: 12 * HOUR_S,
  digest: 12 * HOUR_S,
} as const;

const after = (moment: Date, kind: keyof typeof LIFETIME_S): Date =>
  new Date(moment.getTime() + LIFETIME_S[kind] * 1000);

/** When a message becomes too old to be sent by itself. */
export const expiryOf = ({ kind, createdAt }: Pick<AlertMessage, 'kind' | 'createdAt'>): Date =>
  after(createdAt, kind);

/** When a digest becomes too old to be sent, however old its messages are. */
export const digestExpiry = (dueAt: Date): Date => after(dueAt, 'digest');
