import { atom } from 'jotai';
import type { KeptNotice } from '#device/tables/notices.ts';
import type { Notice as AnyNotice } from '#domain/notices.ts';

/** A notice as it lies on the device. */
export type Notice = KeptNotice;

/** `timeout` in milliseconds; without one it stays in the list until the reader dismisses it. */
export type NewNotice = Pick<AnyNotice, 'type' | 'title'> &
  Partial<Omit<AnyNotice, 'type' | 'title' | 'date'>>;

/** What there is to say to the reader, the latest first; none until the device has answered. BRW-02 */
export const noticesAtom = atom<readonly Notice[]>([]);

/** Whether the device has answered. */
export const noticesLoadedAtom = atom(false);

/** One notice of the list. */
export type WhichNotice = { index: number } | { id: number } | Notice;
