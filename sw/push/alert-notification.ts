import type { PushedAlert } from '#domain/push/payload.ts';
import { strings } from './strings.ts';

/** Of these the standard's types know nothing: not every browser has them. */
type Options = NotificationOptions & {
  image?: string;
  renotify?: boolean;
  actions?: { action: string; title: string }[];
};

/** What lies in a notification of ours, for whoever presses it later. */
export type Shown = {
  /** Milliseconds since the epoch. */
  shownAt: number;
  /** Null where nothing could be read of it. */
  alert: PushedAlert | null;
  /** It says that this topic is muted now. */
  muted?: string;
};

export type NotificationToShow = { title: string; options: Options & { data: Shown } };

/** Null of a notification that is none of ours, or the browser's own. */
export function readShown(data: unknown): Shown | null {
  const isOurs = typeof data === 'object' && data !== null && 'shownAt' in data && 'alert' in data;
  return isOurs ? (data as Shown) : null;
}

const ITALIAN = { lang: 'it', dir: 'ltr' } as const;
const PLAIN_TAG = 'avviso';
const READ = 'leggi';

/**
 * An alert as the reader sees it. Of one that could not be read something is shown all the same. Where there is no room
 * for all buttons, reading has none: that is what pressing the alert itself does. PSH-03
 */
export function notificationOf(
  alert: PushedAlert | null,
  shownAt: number,
  maxActions: number,
): NotificationToShow {
  const data = { shownAt, alert };
  if (!alert) {
    const { title, body } = strings.plain;
    return { title, options: { ...ITALIAN, body, tag: PLAIN_TAG, renotify: true, silent: false, data } };
  }
  const { title, body, tag, icon, badge, image } = alert;
  const actions = alert.actions
    .filter(({ action }, _at, all) => action !== READ || all.length <= maxActions)
    .slice(0, maxActions);
  return {
    title,
    options: {
      ...ITALIAN,
      ...{ body, tag, renotify: true, silent: false, data },
      ...(icon && { icon }),
      ...(badge && { badge }),
      ...(image && { image }),
      actions,
    },
  };
}

/** Says in the alert's own place that its topic is muted, with the way back. */
export function mutedNotification(alert: PushedAlert, muted: string, shownAt: number): NotificationToShow {
  const { title, body, undo } = strings.muted;
  const actions = [{ action: 'annulla', title: undo }];
  const { tag, icon, badge } = alert;
  return {
    title,
    options: {
      ...ITALIAN,
      // The reader is looking: nothing needs to ring.
      ...{ body, tag, silent: true, actions, data: { shownAt, alert, muted } },
      ...(icon && { icon }),
      ...(badge && { badge }),
    },
  };
}
