import type { Day } from './newsstand.ts';
import type { ShortUser, UserNotice } from './reader.ts';

export type NoticeType = UserNotice['type'];

/** What the newspaper or the app has to say to its reader. NOT-01 */
export type Notice = {
  /** The account's; null for one that the app made itself. */
  id: number | null;
  type: NoticeType;
  title: string;
  /** Milliseconds it is shown; null until it is dismissed. */
  timeout: number | null;
  url: string | null;
  /** What the link says. */
  cta: string | null;
  scrollIntoView: boolean;
  /** The day it came, in Rome. */
  date: Day;
};

/** NOT-01 */
export const SEVERITY: Readonly<Record<NoticeType, number>> = { error: 3, warning: 2, info: 1 };

/** The type that says most; null of none. NOT-03 */
export const severest = (notices: readonly Pick<Notice, 'type'>[]): NoticeType | null =>
  notices.reduce<NoticeType | null>(
    (worst, { type }) => (worst !== null && SEVERITY[worst] >= SEVERITY[type] ? worst : type),
    null,
  );

/** A notice of the account as it is shown here. NOT-01 */
export const toNotice = ({ id, type, message, timeout, link, linkText }: UserNotice, date: Day): Notice => ({
  id,
  type,
  title: message,
  timeout,
  url: link,
  cta: linkText,
  scrollIntoView: false,
  date,
});

/** Each notice of the account once, though it may badge several entries of the menu. */
export const noticesOf = ({ notices }: Pick<ShortUser, 'notices'>, date: Day): Notice[] => {
  const all = Object.values(notices).flat();
  return [...new Map(all.map((notice) => [notice.id, toNotice(notice, date)])).values()];
};
