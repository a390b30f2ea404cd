import { atom } from 'jotai';
import type { SavedNotice } from '#device/tables/notices.ts';
import type { Notice as AnyNotice } from '#domain/notices.ts';

/** A notice as saved on the device. */
export type Notice = SavedNotice;

/** `timeout` in milliseconds; without one the notice stays in the list until the reader dismisses it. */
export type NewNotice = Pick<AnyNotice, 'type' | 'title'> &
  Partial<Omit<AnyNotice, 'type' | 'title' | 'date'>>;

/** The reader's notices, latest first; empty until the device has answered. BRW-02 */
export const noticesAtom = atom<readonly Notice[]>([]);

/** Whether the device has answered. */
export const noticesLoadedAtom = atom(false);

/** One notice of the list. */
export type WhichNotice = { index: number } | { id: number } | Notice;
