import type { Day } from './newsstand.ts';
import type { ShortUser, UserNotice } from './reader.ts';

export type NoticeType = UserNotice['type'];

/** A message of the newspaper or the app to its reader. NOT-01 */
export type Notice = {
  /** Id of the account's notice; null for a notice that the app made itself. */
  id: number | null;
  type: NoticeType;
  title: string;
  /** Milliseconds for which it is shown; null if it stays until it is dismissed. */
  timeout: number | null;
  url: string | null;
  /** Text of the link. */
  cta: string | null;
  scrollIntoView: boolean;
  /** The day it arrived, in Rome. */
  date: Day;
};

/** Order of the notice types, the highest number the most severe. NOT-01 */
export const SEVERITY: Readonly<Record<NoticeType, number>> = { error: 3, warning: 2, info: 1 };

/** The most severe type among some notices; null for an empty list. NOT-03 */
export const severest = (notices: readonly Pick<Notice, 'type'>[]): NoticeType | null =>
  notices.reduce<NoticeType | null>(
    (worst, { type }) => (worst !== null && SEVERITY[worst] >= SEVERITY[type] ? worst : type),
    null,
  );

/** Converts a notice of the account to the app's form. NOT-01 */
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

/**
 * The notices of the account, each text once, even if it badges several entries of the menu or is about two things. Of
 * several the first one stands for all, so that it is the same at every call.
 */
export const noticesOf = ({ notices }: Pick<ShortUser, 'notices'>, date: Day): Notice[] => {
  const latestFirst = Object.values(notices)
    .flat()
    .sort((one, other) => other.id - one.id);
  return [...new Map(latestFirst.map((notice) => [notice.message, toNotice(notice, date)])).values()];
};
