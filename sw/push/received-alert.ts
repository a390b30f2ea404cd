import { type PushedAlert, readPayload } from '#domain/push/payload.ts';

/** Notification that a browser makes of a declarative message itself, and passes on instead of the message. */
type ProposedNotification = Record<string, unknown>;
export type ReceivedPush = { data: { json(): unknown } | null; notification?: ProposedNotification | null };

/** The received alert; null if it cannot be read. PSH-03 */
export function receivedAlert({ data, notification }: ReceivedPush, origin: string): PushedAlert | null {
  try {
    return readPayload(data ? data.json() : notification && asMessage(notification), origin);
  } catch {
    return null; // The message is not JSON.
  }
}

const NOTIFICATION_FIELDS = ['title', 'body', 'navigate', 'tag', 'icon', 'badge', 'image', 'actions', 'data'];

/** The notification's properties are on its prototype, so they are read one by one. */
const asMessage = (notification: ProposedNotification) => ({
  web_push: 8030,
  notification: Object.fromEntries(
    NOTIFICATION_FIELDS.flatMap((name) => {
      const value = notification[name];
      return value === '' || value === null || value === undefined ? [] : [[name, value]];
    }),
  ),
});
