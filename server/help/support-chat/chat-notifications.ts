import * as v from 'valibot';
import type { ChatEvent } from '#domain/support/chat-event.ts';

const EventPayload = v.variant('what', [
  v.object({ chat: v.string(), what: v.literal('changed') }),
  v.object({ chat: v.string(), what: v.literal('typing'), who: v.picklist(['user', 'operator']) }),
]);

/** Null for a notification of a newer server that this one does not know: then anything may have changed. */
function readEvent(payload: string): ChatEvent | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), EventPayload), payload);
  return read.success ? read.output : null;
}

/** Called for each notification; with null if notifications may have been missed. */
export type Listener = (event: ChatEvent | null) => void;

/** Passes the database's notifications of changed conversations on to this server's listeners. */
export class ChatNotifications {
  readonly #listeners = new Set<Listener>();

  /** Receives the payload of a notification; null if the connection to the database was interrupted. */
  receive(payload: string | null): void {
    const event = payload === null ? null : readEvent(payload);
    for (const listener of this.#listeners) listener(event);
  }

  /** Calls a listener for each notification. @returns a function that unsubscribes it */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
