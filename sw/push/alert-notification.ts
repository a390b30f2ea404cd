import type { PushedAlert } from '#domain/push/payload.ts';
import { strings } from './strings.ts';

/** Options that the standard's types lack, because not every browser has them. */
type Options = NotificationOptions & {
  image?: string;
  renotify?: boolean;
  actions?: { action: string; title: string }[];
};

/** Data of our notifications, read when one is pressed later. */
export type NotificationData = {
  /** Milliseconds since the epoch. */
  shownAt: number;
  /** Null if the alert could not be read. */
  alert: PushedAlert | null;
  /** Topic that this notification reports as muted. */
  muted?: string;
};

export type NotificationToShow = { title: string; options: Options & { data: NotificationData } };

/** The data of one of our notifications; null for any other, such as the browser's own. */
export function readNotificationData(data: unknown): NotificationData | null {
  const isOurs = typeof data === 'object' && data !== null && 'shownAt' in data && 'alert' in data;
  return isOurs ? (data as NotificationData) : null;
}

const ITALIAN = { lang: 'it', dir: 'ltr' } as const;
const GENERIC_TAG = 'avviso';
const READ_ACTION = 'leggi';

/**
 * Notification of an alert. An unreadable alert is shown too, with generic words. If there is no room for all buttons,
 * the one for reading is dropped, because pressing the alert itself does that. PSH-03
 */
export function notificationOf(
  alert: PushedAlert | null,
  shownAt: number,
  maxActions: number,
): NotificationToShow {
  const data = { shownAt, alert };
  if (!alert) {
    const { title, body } = strings.withoutContents;
    return { title, options: { ...ITALIAN, body, tag: GENERIC_TAG, renotify: true, silent: false, data } };
  }
  const { title, body, tag, icon, badge, image } = alert;
  const actions = alert.actions
    .filter(({ action }, _index, all) => action !== READ_ACTION || all.length <= maxActions)
    .slice(0, maxActions);
  return {
    title,
    options: {
      ...ITALIAN,
      body,
      tag,
      renotify: true,
      silent: false,
      data,
      ...(icon && { icon }),
      ...(badge && { badge }),
      ...(image && { image }),
      actions,
    },
  };
}

/** Notification that replaces the alert, says that its topic is muted, and offers undo. */
export function mutedNotification(alert: PushedAlert, muted: string, shownAt: number): NotificationToShow {
  const { title, body, undo } = strings.muted;
  const actions = [{ action: 'annulla', title: undo }];
  const { tag, icon, badge } = alert;
  return {
    title,
    options: {
      ...ITALIAN,
      // Silent, because the reader is looking at it.
      body,
      tag,
      silent: true,
      actions,
      data: { shownAt, alert, muted },
      ...(icon && { icon }),
      ...(badge && { badge }),
    },
  };
}
