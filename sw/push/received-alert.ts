import { type PushedAlert, readPayload } from '#domain/push/payload.ts';

/** What a browser makes of a declarative message itself, and hands over in the place of the message. */
type Proposed = Record<string, unknown>;
export type ReceivedPush = { data: { json(): unknown } | null; notification?: Proposed | null };

/** The alert that came; null where nothing can be read of it. PSH-03 */
export function receivedAlert({ data, notification }: ReceivedPush, origin: string): PushedAlert | null {
  try {
    return readPayload(data ? data.json() : notification && asMessage(notification), origin);
  } catch {
    return null; // No JSON.
  }
}

const TOLD = ['title', 'body', 'navigate', 'tag', 'icon', 'badge', 'image', 'actions', 'data'];

/** Its properties lie on its prototype: they are asked for one by one. */
const asMessage = (notification: Proposed) => ({
  web_push: 8030,
  notification: Object.fromEntries(
    TOLD.flatMap((name) => {
      const value = notification[name];
      return value === '' || value === null || value === undefined ? [] : [[name, value]];
    }),
  ),
});
