import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import type { Message as AnyMessage } from '#domain/message.ts';
import { logError } from '../log.ts';
import { skipStale } from './skip-stale.ts';

/** Something that was said in a conversation. */
export type Message = AnyMessage;

/** The conversation that is open, or none. BRW-02 */
export const messagesAtom = atom<readonly Message[]>([]);

/** Dexie comes with it, where a conversation is kept. */
const openDevice = () => import('./messages-repository.ts');

/** Where the device keeps nothing the conversation is held on this page alone. BRW-04 */
const logged = (error: unknown) => logError('messages', error);

/**
 * The messages context of NOT-04, for the screens that converse: what was said, and ways to add to it and to clear it.
 * Under a `cacheKey` it lies on the device too, in every tab and for whoever is signed in, and is removed when it is
 * emptied.
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
