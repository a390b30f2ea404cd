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
const logged = (error: unknown) => logError('messages', error);

/**
 * The messages context of NOT-04, for screens with a conversation: the messages, and functions to add to them and to
 * clear them. With a `cacheKey` they are also saved on the device, in every tab and for the signed-in reader, and are
 * removed when cleared.
 */
export function useMessages(cacheKey?: string) {
  const [messages, setMessages] = useAtom(messagesAtom);
  const kept = useMemo(() => skipStale<readonly Message[]>(setMessages), [setMessages]);
  useEffect(() => {
    setMessages([]);
    if (cacheKey === undefined) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    openDevice().then(({ watch }) => {
      if (wanted) stop = watch(cacheKey, kept.tell, logged);
    }, logged);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [cacheKey, setMessages, kept]);
  const change = useCallback(
    (work: (list: readonly Message[]) => readonly Message[]) => {
      setMessages(work);
      if (cacheKey === undefined) return;
      kept
        .during(
          async () => (await openDevice()).change(cacheKey, work),
          async () => (await openDevice()).read(cacheKey),
        )
        .catch(logged);
    },
    [cacheKey, setMessages, kept],
  );
  const add = useCallback((message: Message) => change((list) => [...list, message]), [change]);
  const clear = useCallback(() => change(() => []), [change]);
  return { messages, add, clear, change };
}
