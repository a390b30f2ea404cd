import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import type { Message as AnyMessage } from '#domain/message.ts';
import { logError } from '../log.ts';
import { skipStale } from './skip-stale.ts';

/** A message of a conversation. */
export type Message = AnyMessage;

/** Messages of the open conversation; empty if there is none. BRW-02 */
export const messagesAtom = atom<readonly Message[]>([]);

/** Loads Dexie as well, where a conversation is saved. */
const openDevice = () => import('./messages-repository.ts');

/** Where storage is blocked the conversation exists only on this page. BRW-04 */
const logFailure = (error: unknown) => logError('messages', error);

/**
 * The messages context of NOT-04, for screens with a conversation: the messages, and functions to add to them and to
 * clear them. With a `cacheKey` they are also saved on the device, in every tab and for the signed-in reader, and are
 * removed when cleared.
 */
export function useMessages(cacheKey?: string) {
  const [messages, setMessages] = useAtom(messagesAtom);
  const savedList = useMemo(() => skipStale<readonly Message[]>(setMessages), [setMessages]);
  useEffect(() => {
    setMessages([]);
    if (cacheKey === undefined) return;
    let stop: (() => void) | undefined;
    let isActive = true;
    openDevice().then(({ watch }) => {
      if (isActive) stop = watch(cacheKey, savedList.tell, logFailure);
    }, logFailure);
    return () => {
      isActive = false;
      stop?.();
    };
  }, [cacheKey, setMessages, savedList]);
  const change = useCallback(
    (update: (list: readonly Message[]) => readonly Message[]) => {
      setMessages(update);
      if (cacheKey === undefined) return;
      savedList
        .whileWriting(
          async () => (await openDevice()).change(cacheKey, update),
          async () => (await openDevice()).read(cacheKey),
        )
        .catch(logFailure);
    },
    [cacheKey, setMessages, savedList],
  );
  const add = useCallback((message: Message) => change((list) => [...list, message]), [change]);
  const clear = useCallback(() => change(() => []), [change]);
  return { messages, add, clear, change };
}
