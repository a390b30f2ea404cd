import * as v from 'valibot';
import type { ChatNotice } from '#domain/support/chat-notice.ts';

const Notice = v.variant('what', [
  v.object({ chat: v.string(), what: v.literal('changed') }),
  v.object({ chat: v.string(), what: v.literal('typing'), who: v.picklist(['user', 'operator']) }),
]);

/** Null for a notice of a newer server that this one does not know: then anything may have happened. */
function readNotice(payload: string): ChatNotice | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Notice), payload);
  return read.success ? read.output : null;
}

/** Called with null where something may have been missed. */
export type Listener = (notice: ChatNotice | null) => void;

/** Passes the database's notices about conversations on to this server's listeners. */
export class ChatNotices {
  readonly #listeners = new Set<Listener>();

  /** Receives a notice; null where the connection to the database was interrupted. */
  hear(payload: string | null): void {
    const notice = payload === null ? null : readNotice(payload);
    for (const listener of this.#listeners) listener(notice);
  }

  /** @returns a function that ends the calls. */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
